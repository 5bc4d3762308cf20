import ts from 'typescript'
import { isForeign, typePrinter } from './describe-type.ts'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: ['vite/client'],
}

/** Everything that can be imported from the entries, by entry, with the checker that knows their types. */
export function readEntries(source: string, entries: readonly string[]) {
  const program = ts.createProgram(
    entries.map((entry) => `${source}${entry}/index.ts`),
    OPTIONS,
  )
  const checker = program.getTypeChecker()
  const sections = entries.map((entry) => {
    const file = program.getSourceFile(`${source}${entry}/index.ts`)
    const module = file && checker.getSymbolAtLocation(file)
    const symbols = module ? checker.getExportsOfModule(module) : []
    const exported = symbols
      .map((each) => ({ name: each.name, symbol: original(checker, each) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
    return { entry, exported }
  })
  return { checker, sections }
}

/**
 * One section per entry, sorted, with every prop. Props that come with a native element are named by the interfaces
 * that bring them, not one by one.
 */
export function describeEntries({ checker, sections }: ReturnType<typeof readEntries>): string {
  const all = new Set(sections.flatMap(({ exported }) => exported.map(({ symbol }) => symbol)))
  const printer = typePrinter(checker, (symbol) => all.has(symbol))

  return sections
    .map(({ entry, exported }) =>
      [
        `## ${entry}`,
        ...exported.map(({ name, symbol }) =>
          describe({ checker, printer, exported: all }, name, symbol),
        ),
      ].join('\n\n'),
    )
    .join('\n\n\n')
    .concat('\n')
}

type Printer = ReturnType<typeof typePrinter>

interface Package {
  checker: ts.TypeChecker
  printer: Printer
  exported: ReadonlySet<ts.Symbol>
}

function describe(
  { checker, printer, exported }: Package,
  name: string,
  symbol: ts.Symbol,
): string {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return describeType({ checker, printer, exported }, name, symbol)
  }
  const type = checker.getTypeOfSymbol(symbol)
  const [signature, ...others] = type.getCallSignatures()
  const isComponent = /^[A-Z]/.test(name) && others.length === 0 && signature
  if (isComponent) {
    const [props] = signature.parameters
    return describeComponent({ checker, printer, exported }, name, props)
  }
  const keys = type.getProperties().map((each) => each.name)
  const isData = !signature && type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type)
  const isModule = Boolean(symbol.flags & ts.SymbolFlags.ValueModule)
  const written = printer.print(type)
  // The words and measures of a constant are no type: its keys are.
  return isModule || (isData && written.includes('{'))
    ? `${name}: { ${keys.sort().join(', ')} }`
    : `${name}: ${written}`
}

function describeComponent(
  { checker, printer, exported }: Package,
  name: string,
  props: ts.Symbol | undefined,
): string {
  if (!props) return `<${name}>`
  const given = checker.getTypeOfSymbol(props)
  const alias = given.aliasSymbol ?? given.symbol
  if (alias && exported.has(alias)) return `<${name}> ${alias.name}`
  const listed = members(checker, printer, given)
  const own = [...exported].find((each) => each.name === `${name}Props`)
  const declared = own && members(checker, printer, checker.getDeclaredTypeOfSymbol(own))
  const ref = listed.at(-1)?.includes('RefAttributes') ? ' and a ref' : ''
  const isSame = declared && ownLines(declared) === ownLines(listed)
  return isSame ? `<${name}> ${name}Props${ref}` : [`<${name}>${ref}`, ...listed].join('\n')
}

function describeType({ checker, printer }: Package, name: string, symbol: ts.Symbol): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const isData = type.getProperties().length > 0 && type.getCallSignatures().length === 0
  const isObjects = !type.isUnion() || type.types.every((each) => each.flags & ts.TypeFlags.Object)
  if (isData && isObjects) {
    const ways = (type.isUnion() ? type.types : [type]).map((each) =>
      members(checker, printer, each).join('\n'),
    )
    return [name, ways.sort().join('\n  or\n')].join('\n')
  }
  // Without its own name, or it would be its own answer.
  const bare: ts.Type = Object.assign(Object.create(Object.getPrototypeOf(type)), type, {
    aliasSymbol: undefined,
  })
  const written = printer.print(bare)
  return written.length > 100 && type.isUnion()
    ? [`${name} =`, ...written.split(' | ').map((each) => `  | ${each}`)].join('\n')
    : `${name} = ${written}`
}

function members(checker: ts.TypeChecker, printer: Printer, type: ts.Type): string[] {
  const properties = checker.getPropertiesOfType(type)
  const native = new Set(
    properties.filter(isForeign).map((each) => {
      const parent = each.declarations?.[0]?.parent
      return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : 'others'
    }),
  )
  const own = properties.filter((each) => !isForeign(each))
  return [
    ...own.map((each) => `  ${printer.property(each)}`).sort(),
    // The look of a widget is its own: where one takes another, the snapshot shows it.
    ...properties
      .filter((each) => isForeign(each) && /^(className|style)$/.test(each.name))
      .map((each) => `  ${each.name}: native`)
      .sort(),
    ...(native.size > 0 ? [`  + ${[...native].sort().join(', ')}`] : []),
  ]
}

const ownLines = (lines: readonly string[]): string =>
  lines.filter((line) => !line.startsWith('  +')).join('\n')

const original = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
