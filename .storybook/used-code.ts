import ts from 'typescript'

export interface Declaration {
  statement: ts.Statement
  value?: ts.Expression
  exported: boolean
}
export type Declarations = ReadonlyMap<string, Declaration>

/** The names that code uses, but for those of properties. */
export function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isNameOfProperty(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true))
  return names
}

function isNameOfProperty(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isJsxAttribute(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAccessExpression(parent)) &&
    parent.name === node
  )
}

/** The imports and declarations of the file that the example needs, in their order. */
export function usedBy(example: string, file: ts.SourceFile, declared: Declarations): string[] {
  const needed = new Map<ts.Statement, string>()
  const names = new Set<string>()
  const add = (code: string) => {
    for (const name of namesIn(code)) {
      names.add(name)
      const found = declared.get(name)
      if (!found || found.exported || needed.has(found.statement) || name === 'meta') continue
      const text = withHandlers(found.statement)
      needed.set(found.statement, text)
      add(text)
    }
  }
  add(example)
  const imports = file.statements
    .filter(ts.isImportDeclaration)
    .flatMap((each) => importOf(each, names) ?? [])
  const rest = file.statements.flatMap((each) => needed.get(each) ?? [])
  return [imports.join('\n'), ...rest].filter(Boolean)
}

/** The import as an app writes it, with the names that are used. */
export function importOf(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  used: ReadonlySet<string>,
): string | undefined {
  const from = (moduleSpecifier as ts.StringLiteral).text
  const bindings = importClause?.namedBindings
  if (/storybook/.test(from) || !bindings || !ts.isNamedImports(bindings)) return
  const type = importClause.isTypeOnly ? 'type ' : ''
  const names = bindings.elements.filter(({ name }) => used.has(name.text))
  if (names.length === 0) return
  const path = from.replace(
    /^(?:\.\.\/)+design-system\/src\/([\w-]+)\/.*$/,
    '@jatra/design-system/$1',
  )
  return `import ${type}{ ${names.map((each) => each.getText()).join(', ')} } from '${path}'`
}

/** A mock of the tests says nothing to a reader, so a handler is shown that says when it is called. */
export const withHandlers = (node: ts.Node, name = ''): string =>
  replaced(node, (each) =>
    ts.isCallExpression(each) && each.expression.getText() === 'fn'
      ? (each.arguments[0]?.getText() ?? `() => console.log('${name || 'called'}')`)
      : undefined,
  )

export function replaced(node: ts.Node, by: (node: ts.Node) => string | undefined): string {
  const whole = by(node)
  if (whole !== undefined) return whole
  const start = node.getStart()
  let text = ''
  let end = start
  const visit = (each: ts.Node): void => {
    const other = by(each)
    if (other === undefined) return ts.forEachChild(each, visit)
    text += node.getSourceFile().text.slice(end, each.getStart()) + other
    end = each.getEnd()
  }
  ts.forEachChild(node, visit)
  return text + node.getSourceFile().text.slice(end, node.getEnd())
}
