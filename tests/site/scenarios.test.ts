import { scenarios } from '@jatra/mocks/scenarios/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { wordsOf } from './scenario-words.ts'
import { Visitor } from './visitor.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt({ API_MODE: 'mock', LOG_ACCESS: '0' })
})
afterAll(() => server.stop())

const readable = scenarios.flatMap(({ name, title }) => {
  const words = wordsOf(name)
  return words ? [{ name, title, words }] : []
})

it.each(readable)('$name: the page says what it promises', async ({ name, title, words }) => {
  const visitor = new Visitor(server.origin)
  const { html, path } = await visitor.follow(`/prototype/see/${name}`)
  expect(textOf(html)).toContain(title)
  for (const each of words.sees) expect(textOf(html)).toMatch(each)
  if (words.not) expect(html).not.toContain(words.not)
  if (!words.later) return
  const { pathname } = new URL(path, server.origin)
  const later = await visitor.follow(
    `${pathname}?clock=${encodeURIComponent(`+${words.later.after}`)}`,
  )
  for (const each of words.later.sees) expect(textOf(later.html)).toMatch(each)
})

/** What a page says: without its scripts and tags. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
