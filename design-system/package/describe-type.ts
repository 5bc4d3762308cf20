import ts from 'typescript'

const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
const DEPTH = 5
/** What ReactNode is made of, for where TypeScript has forgotten that it was one. */
const partOfNode =
  /^\(?ReactElement|^Iterable<ReactNode|^(ReactPortal|boolean|null|number|string|undefined)$/

/** Prints types the same way whatever else is in the program: what TypeScript orders by chance is sorted here. */
export function typePrinter(checker: ts.TypeChecker, isPublic: (symbol: ts.Symbol) => boolean) {
  const name = (type: ts.Type) => {
    const { aliasSymbol: alias, symbol } = type
    if (alias && (isPublic(alias) || isForeign(alias))) return alias.name
    if (!symbol || symbol.flags & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.Function)) return
    return isPublic(symbol) || isForeign(symbol) ? symbol.name : undefined
  }

  function print(type: ts.Type, depth = 0): string {
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean'
    const parameters = argumentsOf(checker, type)
    const element = parameters[0]
    if (element && checker.isArrayType(type)) {
      const written = print(element, depth)
      const listed =
        /[ |&>]/.test(written) && !/^[\w.]+<.*>$/.test(written) ? `(${written})` : written
      return `${type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''}${listed}[]`
    }
    const named = name(type)
    if (named) {
      const given = parameters.filter((each) => !(each.flags & ts.TypeFlags.Undefined))
      return given.length > 0 && depth < DEPTH
        ? `${named}<${given.map((each) => print(each, depth + 1)).join(', ')}>`
        : named
    }
    if (type.isUnion()) return union(type.types, depth)
    if (depth < DEPTH && type.isIntersection())
      return type.types.map((each) => print(each, depth + 1)).join(' & ')
    if (depth < DEPTH && type.flags & ts.TypeFlags.Object) {
      const [signature, ...others] = type.getCallSignatures()
      const properties = type.getProperties()
      if (signature && others.length === 0 && properties.length === 0) return call(signature, depth)
      if (!signature && !checker.isTupleType(type) && properties.length > 0)
        return `{ ${properties
          .map((each) => property(each, depth))
          .sort()
          .join('; ')} }`
    }
    return checker.typeToString(type, undefined, FLAGS)
  }

  function union(types: readonly ts.Type[], depth: number): string {
    const written = types.map((each) => {
      const one = print(each, depth)
      return one.includes('=>') ? `(${one})` : one
    })
    const both = written.includes('true') && written.includes('false')
    const words = both
      ? [...written.filter((each) => each !== 'true' && each !== 'false'), 'boolean']
      : written
    const isNode = types.some(({ symbol }) => symbol?.name === 'ReactPortal')
    const parts = isNode ? [...words.filter((each) => !partOfNode.test(each)), 'ReactNode'] : words
    return [...new Set(parts)].sort().join(' | ')
  }

  function call(signature: ts.Signature, depth: number): string {
    const parameters = signature.parameters.map((each) => property(each, depth))
    return `(${parameters.join(', ')}) => ${print(signature.getReturnType(), depth + 1)}`
  }

  /** `name?: type`, without the undefined that the question mark says. */
  function property(symbol: ts.Symbol, depth = 0): string {
    const declaration = symbol.valueDeclaration
    const optional =
      Boolean(symbol.flags & ts.SymbolFlags.Optional) ||
      (declaration !== undefined &&
        ts.isParameter(declaration) &&
        Boolean(declaration.questionToken ?? declaration.initializer))
    const type = checker.getTypeOfSymbol(symbol)
    const written =
      named(symbol, type) ?? print(optional ? withoutUndefined(checker, type) : type, depth + 1)
    return `${symbol.name}${optional ? '?' : ''}: ${written}`
  }

  /** The name that the source gives the type of a property. TypeScript forgets it where a `?` adds undefined. */
  function named(symbol: ts.Symbol, type: ts.Type): string | undefined {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
    if (!declaration || !(ts.isPropertySignature(declaration) || ts.isParameter(declaration)))
      return
    const node = declaration.type
    if (!node || !ts.isTypeReferenceNode(node) || node.typeArguments) return
    const found = checker.getSymbolAtLocation(node.typeName)
    if (!found) return
    const meant = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    if (!isPublic(meant) && !isForeign(meant)) return
    const declared = checker.getTypeFromTypeNode(node)
    const isSame = checker.getNonNullableType(declared) === checker.getNonNullableType(type)
    return isSame ? meant.name : undefined
  }

  return { print, property }
}

export const isForeign = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((each) => each.getSourceFile().fileName.includes('/node_modules/')) ??
  false

function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (type.aliasSymbol) return type.aliasTypeArguments ?? []
  const isReference =
    type.flags & ts.TypeFlags.Object &&
    (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : []
}

/** `getNonNullableType` would take null away too. */
function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion()) return type
  const rest = type.types.filter((each) => !(each.flags & ts.TypeFlags.Undefined))
  return rest.length === type.types.length ? type : remade(checker, type, rest)
}

function remade(checker: ts.TypeChecker, whole: ts.UnionType, rest: ts.Type[]): ts.Type {
  const isNullable = rest.some((each) => each.flags & ts.TypeFlags.Null)
  if (!isNullable) return checker.getNonNullableType(whole)
  // Printed only: the parts are all that the printer reads of a union.
  return Object.assign(Object.create(Object.getPrototypeOf(whole)), whole, {
    types: rest,
    aliasSymbol: undefined,
  })
}
