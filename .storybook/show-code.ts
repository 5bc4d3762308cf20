import { format } from 'oxfmt'
import type { Plugin } from 'vite'
import { standAlone } from './stand-alone.ts'
import { codeOfStories } from './story-code.ts'
import { isTestStory } from './test-stories.ts'

/** As the repository itself, in the width of a docs page. */
const STYLE = { semi: false, singleQuote: true, printWidth: 80 }

const isTest = (name: string) => isTestStory(name.replaceAll(/(?<=.)[A-Z]/g, ' $&'))

/** Tables of states show a widget's styles, by means that no app has. */
const isTableOfStates = (code: string) => code.includes("from '../states/")

/** The examples of a story file that a reader can take away, by export. Stories that are tests have none. */
export async function examplesIn(source: string, file: string): Promise<Map<string, string>> {
  const stories = Object.entries(codeOfStories(source)).filter(
    ([name, code]) => !isTest(name) && !isTableOfStates(code),
  )
  const written = stories.map(async ([name, code]) => {
    const { code: formatted } = await format('story.tsx', standAlone(code, file), STYLE)
    return [name, formatted.trimEnd()] as const
  })
  return new Map(await Promise.all(written))
}

/**
 * A Vite plugin: gives each story the code for "Show code", written from its source. Tests show no code, and Chromatic
 * takes no picture of them.
 */
export function showCode(): Plugin {
  return {
    name: 'show-code',
    enforce: 'pre',
    apply: () => !process.env['VITEST'],
    async transform(source, id) {
      if (!/\.stories\.tsx$/.test(id) || id.includes('/Flows/')) return
      const examples = await examplesIn(source, id)
      const stories = [...source.matchAll(/^export const (\w+): Story\b/gm)].map(
        ([, name = '']) => name,
      )
      const added = stories.map((name) => {
        const code = examples.get(name)
        const docs = `...${name}.parameters?.docs`
        const shown =
          code === undefined
            ? `canvas: { sourceState: 'none' }`
            : `source: { code: ${JSON.stringify(code)} }`
        const pictures = isTest(name) ? 'chromatic: { disableSnapshot: true }, ' : ''
        return `${name}.parameters = { ...${name}.parameters, ${pictures}docs: { ${docs}, ${shown} } }`
      })
      // What is added stands at the end, so the lines of the source stay where they are.
      return { code: [source, ...added].join('\n'), map: null }
    },
  }
}
