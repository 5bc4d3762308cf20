import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * A browser's translator takes each text out of the page and puts its own in its place. React then changes a text that
 * nobody sees, or fails to put something before it, unless the text is alone in its element.
 */
it('a text that can change is alone in its element, so that it changes on a translated page too', () => {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  )
  const pages = fileNames.filter(
    (name) => /(^|\/)(app|design-system\/src)\/.*\.tsx$/.test(name) && !name.endsWith('.test.tsx'),
  )
  const program = ts.createProgram(pages, options)
  const isText = isTextOf(program.getTypeChecker())
  const found: string[] = []
  for (const name of pages) {
    const file = program.getSourceFile(name)
    if (!file) continue
    const visit = (node: ts.Node) => {
      // Where there is no script nothing changes.
      if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'noscript') return
      ts.forEachChild(node, visit)
      if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return
      const children = node.children.filter((child) => !isBlank(child))
      if (children.length > 1 && children.some(isText)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        found.push(`${name}:${line + 1}`)
      }
    }
    visit(file)
  }
  expect(pages.length).toBeGreaterThan(200)
  expect(found).toEqual([])
}, 60_000)

/** Blanks and comments. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === ''
  if (!ts.isJsxExpression(child)) return false
  return !child.expression || isSpace(child.expression)
}

const isSpace = (node: ts.Expression) => ts.isStringLiteral(node) && node.text.trim() === ''

/** Words, and what can be nothing but words. What may be an element too is a page's to make one. */
function isTextOf(checker: ts.TypeChecker) {
  const textual = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.every(textual)
      : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0
  return (child: ts.JsxChild): boolean => {
    if (ts.isJsxText(child)) return true
    if (!ts.isJsxExpression(child) || !child.expression) return false
    return textual(checker.getTypeAtLocation(child.expression))
  }
}
