import axe from 'axe-core'
import { composeStories, type Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ownWords } from 'virtual:own-words'
import * as journeys from '../../stories/Flights/journeys.tsx'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import { isTestStory } from '../../.storybook/test-stories.ts'
import { latinIn, READ_ATTRIBUTES } from './latin.ts'

type StoryFile = Parameters<typeof composeStories>[0] & { default: Meta }

const files = import.meta.glob<StoryFile>([
  '../../stories/*/**/*.stories.tsx',
  // They are read with the docs, which are English.
  '!../../stories/Foundations/*.stories.tsx',
  '!../../stories/Engineering/*.stories.tsx',
])

test('stories are in Bangla here', () => {
  expect(import.meta.env['STORY_LANGUAGE']).toBe('bn')
})

for (const [path, load] of Object.entries(files)) {
  const name = path.replace('../../stories/', '').replace('.stories.tsx', '')
  test(name, async () => {
    await page.viewport(360, 760)
    const stories: Record<string, Story> = composeStories(await load(), preview)
    const seen = new Set<string>()
    const complaints: string[] = []
    const { Overview } = stories
    // A widget's Overview has all of its words; of a walk those that are looked at in the dark too.
    for (const [key, Story] of Object.entries(Overview ? { Overview } : stories)) {
      if (Story.tags.includes('same-colours')) continue
      // Without its play, a story that differs in that alone is another's twin.
      const twin = JSON.stringify([Story.args, String(Story.parameters.start), Story.globals])
      if (isTestStory(Story.storyName) || seen.has(twin)) continue
      seen.add(twin)
      complaints.push(...(await look(key, Story)))
    }
    expect(complaints).toEqual([])
  })
}

interface Story {
  (): ReactNode
  args: object
  globals: object
  storyName: string
  tags: string[]
  load(): Promise<void>
  parameters: Asked
}

interface Asked {
  start?: unknown
  layout?: string
  a11y?: { test?: string; config?: { rules?: { id: string; enabled?: boolean }[] } }
}

async function look(name: string, Story: Story): Promise<string[]> {
  await Story.load()
  const host = document.createElement('div')
  if (Story.parameters.layout !== 'fullscreen') host.style.padding = '1rem'
  document.body.append(host)
  const root = createRoot(host)
  root.render(<Story />)
  await vi.waitFor(() => expect(isShown(host)).toBe(true), 10_000)
  await settled()
  const found = [...(await violations(Story.parameters)), ...overflow(), ...latin()]
  root.unmount()
  host.remove()
  return found.map((complaint) => `${name}: ${complaint}`)
}

/** In its place, or over the page. */
const isShown = (host: HTMLElement) =>
  host.childElementCount > 0 ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Read in English already (.storybook/look-again.ts), and of no language. */
const colourRules = ['color-contrast', 'link-in-text-block'].map((id) => ({ id, enabled: false }))

/** As Storybook asks it: a story is no whole page. */
async function violations({ a11y }: Asked): Promise<string[]> {
  if (a11y?.test === 'off') return []
  const rules = [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? []), ...colourRules]
  const { violations: found } = await axe.run(document.body, {
    rules: Object.fromEntries(rules.map(({ id, enabled = true }) => [id, { enabled }])),
    resultTypes: ['violations'],
    preload: false,
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []
}

function latin(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, body [lang]'))
      texts.push(node.textContent ?? '')
  for (const attribute of READ_ATTRIBUTES)
    for (const element of document.body.querySelectorAll(`[${attribute}]`))
      texts.push(element.getAttribute(attribute) ?? '')
  return [...new Set(texts.flatMap((text) => latinIn(withoutOwn(text))))]
}

/** What stories say of flights is made of facts, and is English like what they say themselves. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const said = [...ownWords, ...new Set(textsIn(journeys))].sort((a, b) => b.length - a.length)

const own = said.map(
  (text) =>
    new RegExp(`(?<![A-Za-z])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z])`, 'gi'),
)

function withoutOwn(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text
  const [, cut] = /^(.+?)\s*(?:…|\.\.\.)$/.exec(text) ?? []
  if (cut && said.some((known) => known.startsWith(cut))) return ''
  return own.reduce((left, known) => left.replace(known, '·'), text)
}

/** Nothing changes for as long as two frames, and nothing is awaited. */
async function settled(): Promise<void> {
  let last = ''
  for (let look = 0; look < 40; look += 1) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const now = document.body.innerHTML
    if (now === last && !document.querySelector('[aria-busy="true"]')) return
    last = now
  }
}
