import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const chosen = fileURLToPath(new URL('story-language.ts', import.meta.url))

/** A Vite plugin: what a `play` looks for it quotes in English, so in Bangla a story stays as it begins. */
export function withoutPlays(): Plugin {
  return {
    name: 'without-plays',
    enforce: 'pre',
    apply: () => !process.env['VITEST'],
    transform(source, id) {
      if (!/\.stories\.tsx$/.test(id)) return
      const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      // What is added stands at the end, so the lines of the source stay where they are.
      const added = `import { storyLanguage as $language } from ${JSON.stringify(chosen)}
if ($language !== 'en') for (const $story of [${names.join(', ')}]) delete $story.play`
      return { code: `${source}\n${added}`, map: null }
    },
  }
}
