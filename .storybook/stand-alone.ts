import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { loadCode } from './load-code.ts'
import { attribute, printed, type Printed } from './printed.ts'
import { declarationsOf } from './story-code.ts'
import { importOf, namesIn, replaced } from './used-code.ts'

/**
 * The code of an example without the files of the stories: what is written by hand there is copied, and what the rules
 * of the product work out is put in as the value that it has.
 * @param file the story file that it is from
 */
export function standAlone(code: string, file: string): string {
  const parts = { file, imports: [] as string[], pieces: [] as string[] }
  const source = parse(code)
  const given = source.statements.filter(ts.isImportDeclaration)
  const own = given.filter((each) => isPrivate(each))
  if (own.length === 0) return code

  const worked = new Set(own.filter((each) => isWorkedOut(each, file)).flatMap(namesOf))
  const body = source.statements.filter((each) => !ts.isImportDeclaration(each))
  const values = valuesOf(code, body, worked, file)
  const written = body.map((each) => withValues(each, values, parts.imports))
  for (const [name, value] of values) {
    if (written.some((text) => namesIn(text).has(name)) && worked.has(name))
      parts.pieces.push(`const ${name} = ${text(value, parts.imports)}`)
  }
  for (const each of own.filter((one) => !isWorkedOut(one, file)))
    copy(namesOf(each), fileOf(each, file), parts)

  const all = [...parts.pieces, ...written].join('\n\n')
  const used = namesIn(all)
  const kept = given
    .filter((each) => !own.includes(each))
    .flatMap((each) => importOf(each, used) ?? [])
  return [merged([...kept, ...parts.imports]), all].join('\n\n')
}

const parse = (code: string) =>
  ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration) =>
  (moduleSpecifier as ts.StringLiteral).text

const isPrivate = (each: ts.ImportDeclaration) => /^(\.|@jatra\/contract\/)/.test(specifierOf(each))

const fileOf = (each: ts.ImportDeclaration, file: string) =>
  resolve(dirname(file), specifierOf(each))

/** Whether it comes from the product's rules, directly or through other files. */
function isWorkedOut(each: ts.ImportDeclaration, file: string): boolean {
  if (!specifierOf(each).startsWith('.')) return specifierOf(each).startsWith('@jatra/contract/')
  const from = fileOf(each, file)
  return (
    existsSync(from) &&
    parse(readFileSync(from, 'utf8'))
      .statements.filter(ts.isImportDeclaration)
      .some((one) => isWorkedOut(one, from))
  )
}

function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name }) => name.text)
    : []
}

/** By the text of each expression that begins with one of the names: what it comes to. */
function valuesOf(
  code: string,
  body: readonly ts.Node[],
  worked: ReadonlySet<string>,
  file: string,
): Map<string, unknown> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const whole = chainOf(node, worked)
    if (whole) found.add(whole.getText())
    else ts.forEachChild(node, visit)
  }
  body.forEach(visit)
  const texts = [...found]
  if (texts.length === 0) return new Map()
  const asked = `${code}\nexport const $values = () => [${texts.join(', ')}]`
  const { $values } = loadCode(asked, file) as { $values: () => unknown[] }
  const values = $values()
  return new Map(texts.map((each, at) => [each, values[at]]))
}

/** `tariff(68_500, rooms).rows` as a whole, when `tariff` is one of the names. */
function chainOf(node: ts.Node, worked: ReadonlySet<string>): ts.Expression | undefined {
  let root: ts.Node = node
  while (
    ts.isCallExpression(root) ||
    ts.isPropertyAccessExpression(root) ||
    ts.isElementAccessExpression(root)
  )
    root = root.expression
  if (!ts.isIdentifier(root) || !worked.has(root.text) || !isReference(root)) return
  return node as ts.Expression
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  const isNamed =
    ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isParameter(parent)
  return !isNamed || parent.name !== node
}

function text(value: unknown, imports: string[]): string {
  const { code, imports: needed }: Printed = printed(value)
  imports.push(...needed)
  return code
}

/** The code with values in the place of the expressions; a name alone stays, to be declared. */
function withValues(
  node: ts.Node,
  values: ReadonlyMap<string, unknown>,
  imports: string[],
): string {
  const valueOf = (each: ts.Expression) => values.get(each.getText())
  const isKnown = (each: ts.Expression) => values.has(each.getText())
  const spreads = (each: ts.Node): each is ts.JsxSpreadAttribute | ts.SpreadAssignment =>
    (ts.isJsxSpreadAttribute(each) || ts.isSpreadAssignment(each)) && isKnown(each.expression)
  const inside = (each: ts.Node): string => replaced(each, by)
  const by = (each: ts.Node): string | undefined => {
    const list = ts.isJsxAttributes(each) || ts.isObjectLiteralExpression(each) ? each : undefined
    if (list?.properties.some(spreads)) {
      const entries = new Map<string, string>()
      for (const one of list.properties) {
        const isJsx = ts.isJsxAttributes(list)
        if (spreads(one)) {
          for (const [key, value] of Object.entries(valueOf(one.expression) as object)) {
            if (value === undefined) continue
            const code = text(value, imports)
            entries.delete(key)
            entries.set(key, isJsx ? attribute(key, code) : `${key}: ${code}`)
          }
        } else {
          const key = one.name?.getText() ?? one.getText()
          entries.delete(key)
          entries.set(key, inside(one))
        }
      }
      const all = [...entries.values()]
      return ts.isJsxAttributes(list) ? all.join(' ') : `{ ${all.join(', ')} }`
    }
    const isChain =
      ts.isCallExpression(each) ||
      ts.isPropertyAccessExpression(each) ||
      ts.isElementAccessExpression(each)
    return isChain && isKnown(each) ? text(valueOf(each), imports) : undefined
  }
  return inside(node)
}

/** The declarations of a file that the names need, and those that they need in turn. */
function copy(
  names: readonly string[],
  from: string,
  parts: { imports: string[]; pieces: string[] },
): void {
  const source = parse(readFileSync(from, 'utf8'))
  const declared = declarationsOf(source)
  const needed = new Set<ts.Statement>()
  const used = new Set<string>()
  const add = (name: string): void => {
    used.add(name)
    const statement = declared.get(name)?.statement
    if (!statement || needed.has(statement)) return
    needed.add(statement)
    namesIn(statement.getText()).forEach(add)
  }
  names.forEach(add)
  for (const each of source.statements.filter(ts.isImportDeclaration)) {
    const wanted = namesOf(each).filter((name) => used.has(name))
    if (isPrivate(each)) copy(wanted, fileOf(each, from), parts)
    else parts.imports.push(importOf(each, used) ?? '')
  }
  const own = source.statements.filter((each) => needed.has(each))
  for (const each of own) {
    const piece = each.getText().replace(/^export /, '')
    if (!parts.pieces.includes(piece)) parts.pieces.push(piece)
  }
}

/** One import for each module. */
function merged(imports: readonly string[]): string {
  const names = new Map<string, Set<string>>()
  for (const each of imports) {
    for (const one of parse(each).statements.filter(ts.isImportDeclaration)) {
      const bindings = one.importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) continue
      const module = names.get(specifierOf(one)) ?? new Set()
      const type = one.importClause?.isTypeOnly ? 'type ' : ''
      for (const name of bindings.elements) module.add(type + name.getText())
      names.set(specifierOf(one), module)
    }
  }
  return [...names]
    .map(([from, all]) => {
      const unique = [...all].filter(
        (name) => !all.has(name.replace(/^type /, '')) || !name.startsWith('type '),
      )
      return `import { ${unique.join(', ')} } from '${from}'`
    })
    .join('\n')
}
