import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { WidgetDocs } from './widget-docs.ts'
import { widgetIds } from './widget-ids.ts'

const src = new URL('../src/', import.meta.url)
const stories = new URL('../../stories/', import.meta.url)
const files = import.meta.glob<{ docs: WidgetDocs }>('../src/*/*.docs.ts', { eager: true })
const docsOf = (id: string) => files[`../src/${id}/${id}.docs.ts`]?.docs
const storyFiles = readdirSync(stories, { recursive: true, encoding: 'utf8' })

const storyOf = (id: string) => {
  const path = storyFiles.find((file) => file.endsWith(`/${docsOf(id)?.name}.stories.tsx`))
  return path ? readFileSync(new URL(path, stories), 'utf8') : ''
}
/** What the widget's own files say, those that match. */
const sourceOf = (id: string, matching: (name: string) => boolean) =>
  readdirSync(new URL(`${id}/`, src), { encoding: 'utf8' })
    .filter(matching)
    .map((name) => readFileSync(new URL(`${id}/${name}`, src), 'utf8'))
    .join('\n')

/** Names of the stories that play something: `ByMouse`, `ByMouseKeyboardAndTouch`. */
function played(source: string): string[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /^ {2}play[:(]|\bplay: /m.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '')
}

/** A widget with keys in its docs is one that people act on. */
const interactive = widgetIds.filter((id) => (docsOf(id)?.keyboard.length ?? 0) > 0)

describe.each(interactive)('%s is played', (id) => {
  test.each(['Mouse', 'Keyboard', 'Touch'])('by %s', (hand) => {
    const names = played(storyOf(id)).filter((name) => name.startsWith('By'))
    expect(names.filter((name) => name.includes(hand))).not.toHaveLength(0)
  })

  test('by pointers of the type touch, made by the helper that makes sure of it', () => {
    expect(storyOf(id)).toMatch(/\b(byTouch|followEachWay|pressEachWay)\b|drag\('touch'|'touch'\)/)
  })
})

const isCode = (name: string) => /\.tsx$/.test(name) && !/\.test\.tsx$/.test(name)
const live = widgetIds.filter((id) =>
  /role="(status|alert)"|'alert' : 'status'|aria-live="(polite|assertive)"|aria-live=\{/.test(
    sourceOf(id, isCode),
  ),
)
/** The text of a live region, looked for by its role. */
const assertsAnnouncement =
  /Role\('(status|alert)'\)[\s)]*\.(filter\(\{ hasText|getByText\(|toHaveTextContent\(|textContent)|\bexpectAnnouncement\(canvas, |closest\('\[aria-live\]'\)/

test('the widgets with live regions are found', () => {
  expect(live).toEqual(expect.arrayContaining(['alert', 'combobox', 'file-drop']))
})

test.each(live)('what %s announces is asserted', (id) => {
  const tests = sourceOf(id, (name) => /\.test\.tsx$/.test(name))
  expect(`${tests}\n${storyOf(id)}`).toMatch(assertsAnnouncement)
})
