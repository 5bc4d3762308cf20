import { readdir } from 'node:fs/promises'
import type { StoryIndex } from 'storybook/internal/types'
import { absent } from '../design-system/docs/absent.ts'
import type { WidgetDocs } from '../design-system/docs/widget-docs.ts'

const src = new URL('../design-system/src/', import.meta.url)

interface IndexGenerator {
  getIndexAndStats(): Promise<{ storyIndex: StoryIndex }>
}

/**
 * Lets Storybook's search find a widget by what other design systems call it, and by what it takes the place of. The search reads the names of a docs
 * page's anchors, so each of the words becomes one in the index; the docs page is what it finds.
 */
export async function withSearchWords<T extends IndexGenerator>(generator: T): Promise<T> {
  const words = await wordsByName()
  const getIndexAndStats = generator.getIndexAndStats.bind(generator)
  generator.getIndexAndStats = async () => {
    const answer = await getIndexAndStats()
    for (const entry of Object.values(answer.storyIndex.entries)) {
      const alsoCalled = words.get(entry.title.split('/').at(-1) ?? '')
      if (entry.type === 'docs' && alsoCalled) {
        entry.anchors = alsoCalled.map((title) => ({ id: '', title }))
      }
    }
    return answer
  }
  return generator
}

async function wordsByName(): Promise<ReadonlyMap<string, WidgetDocs['alsoCalled']>> {
  const files = (await readdir(src, { recursive: true })).filter((file) =>
    file.endsWith('.docs.ts'),
  )
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, src).href) as Promise<{ docs: WidgetDocs }>),
  )
  return new Map(
    modules.map(({ docs }, at) => {
      const id = files[at]?.split('/')[0]
      const instead = absent.filter(({ use }) => use === id).flatMap(({ words }) => words)
      return [
        docs.name,
        [...docs.alsoCalled, ...instead.map((word) => `${word}: use ${docs.name}`)],
      ]
    }),
  )
}
