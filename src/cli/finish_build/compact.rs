//! Parts without what the linker and the splitter leave in them: numbers padded to their full width, because the linker
//! might still have changed them, and the types of the whole program, of which each part uses a few.

use std::{
    collections::{BTreeMap, BTreeSet},
    convert::Infallible,
};

use wasm_encoder::{
    Module, TypeSection,
    reencode::{Error, Reencode},
};
use wasmparser::{Parser, TypeSectionReader};

/// Encodes a part anew, with short numbers and only the types that it uses.
pub(super) fn compact(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut used = UsedTypes::default();
    encode(&mut used, wasm)?;
    encode(&mut Renumbered(used.0.into_iter().zip(0..).collect()), wasm)
}

fn encode(encoder: &mut impl Reencode<Error = Infallible>, wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut module = Module::new();
    encoder.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|error| error.to_string())?;
    Ok(module.finish())
}

/// Notes which types are used; what it encodes is of no interest.
#[derive(Default)]
struct UsedTypes(BTreeSet<u32>);

impl Reencode for UsedTypes {
    type Error = Infallible;

    fn type_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        self.0.insert(index);
        Ok(index)
    }
}

/// The new number of each type that is used.
struct Renumbered(BTreeMap<u32, u32>);

impl Reencode for Renumbered {
    type Error = Infallible;

    fn type_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.0[&index])
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: TypeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for (index, group) in (0..).zip(section) {
            let group = group?;
            if self.0.contains_key(&index) {
                self.parse_recursive_type_group(types.ty(), group)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{CodeSection, Function, FunctionSection, ValType};
    use wasmparser::Validator;

    use super::*;

    /// A function of the second of two types, which calls itself by a number of five bytes.
    fn padded() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([ValType::I64], []);
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(1);
        let mut function = Function::new([]);
        function.raw([0x10, 0x80, 0x80, 0x80, 0x80, 0x00, 0x0b]);
        let mut code = CodeSection::new();
        code.function(&function);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        module.finish()
    }

    #[test]
    fn numbers_are_short_and_types_that_nothing_uses_are_gone() {
        let before = padded();
        let after = compact(&before).unwrap();
        // Four bytes of the number, four of the type.
        assert_eq!(after.len(), before.len() - 8);
        for wasm in [&before, &after] {
            Validator::new().validate_all(wasm).unwrap();
        }
        assert_eq!(compact(&after).unwrap(), after);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        assert!(compact(b"no wasm").is_err());
    }
}
