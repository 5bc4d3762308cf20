import ts from 'typescript'
import {
  namesIn,
  replaced,
  usedBy,
  withHandlers,
  type Declaration,
  type Declarations,
} from './used-code.ts'

/** What one would paste to get each story of a file: imports, what it uses of the file, and a component. By export. */
export function codeOfStories(source: string): Record<string, string> {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true)
  const declared = declarationsOf(file)
  const meta = objectOf(declared.get('meta')?.value)
  if (!meta) return {}
  return Object.fromEntries(
    [...declared].flatMap(([name, { value, exported }]) => {
      const story = objectOf(value)
      const example = exported && story && exampleOf(story, meta, declared)
      return example ? [[name, [...usedBy(example, file, declared), example].join('\n\n')]] : []
    }),
  )
}

export function declarationsOf(file: ts.SourceFile): Declarations {
  const all = new Map<string, Declaration>()
  for (const statement of file.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    const exported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const names = ts.isArrayBindingPattern(name) ? name.elements.map(textOf) : [name.getText()]
        for (const each of names) all.set(each, { statement, value: initializer, exported })
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      if (statement.name) all.set(statement.name.text, { statement, exported: false })
    }
  }
  return all
}

const textOf = (node: ts.Node) => node.getText()

function objectOf(value: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)))
    return objectOf(value.expression)
  return value && ts.isObjectLiteralExpression(value) ? value : undefined
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((each) => each.name?.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

function exampleOf(
  story: ts.ObjectLiteralExpression,
  meta: ts.ObjectLiteralExpression,
  declared: Declarations,
): string | undefined {
  const args = new Map<string, string>()
  for (const each of [meta, story]) addArgs(args, property(each, 'args'), declared)
  const component = property(meta, 'component')?.getText()
  if (story.properties.some(ts.isSpreadAssignment)) return
  const render = property(story, 'render') ?? property(meta, 'render')
  if (!render) return component && inFunction(`return ${elementOf(component, args)}`)
  if (!ts.isArrowFunction(render)) return

  const [given] = render.parameters
  const name = given?.name.getText() ?? ''
  const body = withArgs(render.body, name, args, declared)
  const isUsed = given && (!ts.isIdentifier(given.name) || namesIn(body).has(name))
  const written = [...args].map(([key, value]) => (value ? `${key}: ${value}` : key)).join(', ')
  const before = isUsed ? `const ${name} = { ${written} }\n` : ''
  return inFunction(before + (ts.isBlock(render.body) ? body.slice(1, -1) : `return (${body})`))
}

const inFunction = (body: string) => `export function Example() {\n${body}\n}`

/** By name; what is spread from elsewhere has its dots as the name. */
function addArgs(
  args: Map<string, string>,
  written: ts.Expression | undefined,
  declared: Declarations,
): void {
  if (!written) return
  const object = objectOf(written) ?? argsOfOther(written, declared)
  if (!object) args.set(`...${written.getText()}`, '')
  for (const each of object?.properties ?? []) {
    if (ts.isSpreadAssignment(each)) addArgs(args, each.expression, declared)
    if (!ts.isPropertyAssignment(each) && !ts.isShorthandPropertyAssignment(each)) continue
    const name = each.name.getText()
    const value = ts.isPropertyAssignment(each) ? each.initializer : each.name
    if (value.getText() === 'undefined') args.delete(name)
    else args.set(name, withHandlers(value, name))
  }
}

/** `Filled.args`: those of another story. */
function argsOfOther(written: ts.Expression, declared: Declarations) {
  if (!ts.isPropertyAccessExpression(written) || written.name.text !== 'args') return
  const other = objectOf(declared.get(written.expression.getText())?.value)
  return other && objectOf(property(other, 'args'))
}

function elementOf(component: string, args: ReadonlyMap<string, string>): string {
  const children = args.get('children')
  const props = attributes(new Map([...args].filter(([name]) => name !== 'children')))
  return children === undefined
    ? `(<${component} ${props} />)`
    : `(<${component} ${props}>${asChild(children)}</${component}>)`
}

const attributes = (args: ReadonlyMap<string, string>) =>
  [...args]
    .map(([name, value]) =>
      value === ''
        ? `{${name}}`
        : value === 'true'
          ? name
          : /^'[^'"\\]*'$/.test(value)
            ? `${name}="${value.slice(1, -1)}"`
            : `${name}={${value}}`,
    )
    .join(' ')

const asChild = (value: string) =>
  /^'[^'\\{}<>]*'$/.test(value) ? value.slice(1, -1) : value.startsWith('<') ? value : `{${value}}`

/** What is rendered, with the args of the story where it names them, and those of other stories. */
function withArgs(
  body: ts.Node,
  name: string,
  args: ReadonlyMap<string, string>,
  declared: Declarations,
): string {
  const argsIn = (spread: ts.JsxAttributeLike): ReadonlyMap<string, string> | undefined => {
    if (!ts.isJsxSpreadAttribute(spread)) return
    if (spread.expression.getText() === name) return args
    const own = new Map<string, string>()
    if (argsOfOther(spread.expression, declared)) addArgs(own, spread.expression, declared)
    return own.size > 0 ? own : undefined
  }
  const by = (each: ts.Node): string | undefined => {
    if (ts.isJsxAttributes(each) && each.properties.some(argsIn)) {
      // Of two with one name the later one counts.
      const all = new Map<string, string>()
      for (const one of each.properties) {
        const given = argsIn(one) ?? new Map([[one.name?.getText() ?? one.getText(), '']])
        for (const [key, value] of given) {
          all.delete(key)
          all.set(key, argsIn(one) ? attributes(new Map([[key, value]])) : replaced(one, by))
        }
      }
      return [...all.values()].join(' ')
    }
    if (ts.isPropertyAccessExpression(each) && each.expression.getText() === name)
      return args.get(each.name.text) ?? 'undefined'
    return ts.isCallExpression(each) && each.expression.getText() === 'fn'
      ? withHandlers(each)
      : undefined
  }
  return replaced(body, by)
}
