import ts from 'typescript'
import type { readEntries } from './describe-entries.ts'
import { isForeign } from './describe-type.ts'

/** How many own props the components have, and those without a description, as 'Button size'. */
export function describedProps({ checker, sections }: ReturnType<typeof readEntries>) {
  const props = sections
    .flatMap(({ exported }) => exported)
    .flatMap(({ name, symbol }) => {
      const isValue = symbol.flags & ts.SymbolFlags.Value
      if (!isValue || !/^[A-Z]/.test(name)) return []
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
      const given = signature?.parameters[0]
      return given ? partsOf(checker.getTypeOfSymbol(given)).map((part) => ({ name, part })) : []
    })
    .flatMap(({ name, part }) =>
      checker
        .getPropertiesOfType(part)
        .filter((prop) => !isForeign(prop))
        .map((prop) => ({
          name: `${name} ${prop.name}`,
          isDescribed: prop.getDocumentationComment(checker).length > 0,
        })),
    )
  return {
    count: new Set(props.map(({ name }) => name)).size,
    undescribed: props.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name),
  }
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
