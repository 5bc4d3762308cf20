import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithEsbuild, type Plugin, type Rollup } from 'vite'

const BOTH = '\0both-words:'
const chosen = fileURLToPath(new URL('story-language.ts', import.meta.url))

/**
 * A Vite plugin: where a site is built for one language, so that no browser gets two, the stories have both, and the frame's language
 * chooses when it loads. A module with a `.bn.ts` beside it becomes one that takes each of its exports from the one or
 * the other.
 */
export function bothWords(): Plugin {
  return {
    name: 'both-words',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || importer.startsWith(BOTH) || !id.endsWith('.ts')) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found || !/\/(?:app|design-system\/src)\/.*(?<!\.bn)\.ts$/.test(found.id)) return null
      const translated = inBangla(found.id)
      return existsSync(translated) && importer !== translated ? BOTH + found.id : null
    },
    async load(id) {
      if (!id.startsWith(BOTH)) return null
      const file = id.slice(BOTH.length)
      const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file)
      return `import * as english from ${JSON.stringify(file)}
import * as bangla from ${JSON.stringify(inBangla(file))}
import { storyLanguage } from ${JSON.stringify(chosen)}
const $chosen = storyLanguage === 'bn' ? bangla : english
${exportsOf(this.parse(code))
  .map((name) => `export const ${name} = $chosen.${name}`)
  .join('\n')}`
    },
  }
}

const inBangla = (file: string) => file.replace(/\.ts$/, '.bn.ts')

function exportsOf({ body }: Rollup.ProgramNode): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration')
      throw new Error('A words module names its exports')
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = statement
    const declared =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => id)
        : declaration
          ? [declaration.id]
          : specifiers.map(({ exported }) => exported)
    return declared.flatMap((one) => (one.type === 'Identifier' ? one.name : []))
  })
}
