// The page to compare with: the smallest game made with boardgame.io and React, a die and a button.
import { createRoot } from "react-dom/client";
import { Client } from "boardgame.io/react";

const Dice = {
  setup: () => ({ pips: 0 }),
  moves: { roll: ({ G, random }) => ({ ...G, pips: random.D6() }) },
};

const Board = ({ G, moves }) => (
  <main>
    <p>{G.pips || "–"}</p>
    <button onClick={() => moves.roll()}>Roll</button>
  </main>
);

const Game = Client({ game: Dice, board: Board, numPlayers: 2, debug: false });
createRoot(document.getElementById("app")).render(<Game />);
