import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { WidgetDocs } from './widget-docs.ts'
import { widgetIds } from './widget-ids.ts'

const src = new URL('../src/', import.meta.url)
const stories = new URL('../../stories/', import.meta.url)

/** Folders that are no widgets: nothing of them is seen. */
const notWidgets = [
  ...['back-button', 'bangla', 'fonts', 'hydration', 'language', 'messages', 'popup'],
  ...['testing', 'tokens'],
]

const folders = readdirSync(src, { withFileTypes: true })
  .filter((each) => each.isDirectory() && !notWidgets.includes(each.name))
  .map((each) => each.name)
  // A folder without an entry cannot be imported.
  .filter((name) => existsSync(new URL(`${name}/index.ts`, src)))
  .sort()

const files = import.meta.glob<{ docs: WidgetDocs }>('../src/*/*.docs.ts', { eager: true })
const docsOf = (id: string) => files[`../src/${id}/${id}.docs.ts`]?.docs

const storyFiles = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
)

test('the list of widgets names every folder, and nothing that is not there', () => {
  expect([...widgetIds]).toEqual(folders)
})

describe.each(folders)('%s', (id) => {
  const docs = docsOf(id)

  test('has a docs object', () => {
    expect(docs, `${id}/${id}.docs.ts`).toBeDefined()
  })

  test('says all that its page shows', () => {
    expect(docs?.purpose).toMatch(/\.$/)
    expect(docs?.since).toMatch(/^\d+\.\d+\.\d+/)
    expect(docs?.alsoCalled).not.toHaveLength(0)
    expect(docs?.do).not.toHaveLength(0)
    expect(docs?.dont).not.toHaveLength(0)
    expect(docs?.anatomy).not.toHaveLength(0)
    expect(docs?.accessibility).not.toHaveLength(0)
    expect(docs?.spec).not.toHaveLength(0)
  })

  test('sends people to other widgets that have a page', () => {
    const linked = docs?.alternatives.map(({ use }) => use) ?? []
    expect(linked).not.toContain(id)
    expect(linked.filter((other) => !docsOf(other))).toEqual([])
  })

  test('has one story file of its name, with an overview', () => {
    const own = storyFiles.filter((path) => path.endsWith(`/${docs?.name}.stories.tsx`))
    expect(own).toHaveLength(1)
    const [path = ''] = own
    const source = readFileSync(new URL(path, stories), 'utf8')
    expect(source).toContain(`title: '${path.replace('.stories.tsx', '')}'`)
    expect(source).toMatch(/export const Overview\b/)
  })
})
