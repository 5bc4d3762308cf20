import { format } from 'oxfmt'
import type { Plugin } from 'vite'
import { codeOfStories } from './story-code.ts'
import { isTestStory } from './test-stories.ts'

/** As the repository itself, in the width of a docs page. */
const STYLE = { semi: false, singleQuote: true, printWidth: 80 }

/** A Vite plugin: gives each story the code for "Show code", written from its source. Tests show no code. */
export function showCode(): Plugin {
  return {
    name: 'show-code',
    enforce: 'pre',
    apply: () => !process.env['VITEST'],
    async transform(source, id) {
      if (!/\.stories\.tsx$/.test(id)) return
      const stories = Object.entries(codeOfStories(source)).filter(
        ([name]) => !isTestStory(name.replaceAll(/(?<=.)[A-Z]/g, ' $&')),
      )
      const added = await Promise.all(
        stories.map(async ([name, code]) => {
          const { code: formatted } = await format('story.tsx', code, STYLE)
          const written = JSON.stringify(formatted.trimEnd())
          const docs = `...${name}.parameters?.docs`
          return `${name}.parameters = { ...${name}.parameters, docs: { ${docs}, source: { code: ${written} } } }`
        }),
      )
      // What is added stands at the end, so the lines of the source stay where they are.
      return { code: [source, ...added].join('\n'), map: null }
    },
  }
}
