import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Plugin } from 'vite'

const NAME = 'virtual:own-words'
const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A Vite plugin: `virtual:own-words` has the texts that stories give their widgets, which are English in every language.
 * What a `play` quotes is not among them.
 */
export function ownWords(): Plugin {
  return {
    name: 'own-words',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return
      const files = globSync('stories/**/*.{ts,tsx}', { cwd: root })
      const texts = new Set(files.flatMap((file) => textsOf(readFileSync(root + file, 'utf8'))))
      return `export const ownWords = ${JSON.stringify([...texts].sort((a, b) => b.length - a.length))}`
    },
  }
}

function textsOf(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'play') return
    if (ts.isImportDeclaration(node)) return
    // A row of a table of states is called by its key.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text)
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(node.text.replaceAll(/\s+/g, ' ').trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('story.tsx', source, ts.ScriptTarget.Latest, true))
  // A word of two letters may be a piece of any sentence, but with a figure it is a whole one: 20 kg.
  return found.filter((text) => /[A-Za-z]{3}|\d+ [a-z]/.test(text))
}
