import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ENGINES, type EngineName } from './engine.ts'
import type { Engine } from './tab.ts'
import { bookFirstFlight, searchAddress, sidewaysScroll, signIn } from './steps.ts'
import { Visitor } from './visitor.ts'

interface Box {
  /** What it is, by its tag and words. */
  name: string
  left: number
  top: number
  width: number
  height: number
}

/**
 * In px. All draw the letters of our own fonts, and round their widths each in its way: a field in a row of texts was 3.8
 * off, a heading of 48 px type 3.8 wider. WebKit rounds the height of a line down, by half a pixel at most.
 */
const ACROSS = 5
const HIGH = 2
/** Words that only just fit into a line fit in one engine and not in the other: what comes after is a line (26 px) off. */
const LINE = 28

const engines = new Map<EngineName, { engine: Engine; visitor: Visitor }>()

beforeAll(async () => {
  for (const name of ['chromium', 'firefox', 'webkit'] as const) {
    const engine = await ENGINES[name](inject('engines'), 'light')
    engines.set(name, { engine, visitor: new Visitor(await engine.open(), engine) })
  }
})

afterAll(() => Promise.all([...engines.values()].map(({ engine }) => engine.stop())))

const widths = [360, 1280]

const forEveryone = {
  home: '/',
  results: searchAddress('DAC', 'CXB'),
  package: '/packages/nepal-kathmandu-pokhara-5-days',
  visa: '/visaDetails?country=Thailand&nationality=BD&travelers=2',
  login: '/login',
}

it.each(
  Object.entries(forEveryone).flatMap(([page, at]) => widths.map((w) => [page, w, at] as const)),
)('the page "%s" at %d px is laid out alike in all engines', (_, width, address) =>
  expectAlike(address, width),
)

it('the page of an order is laid out alike in all engines', async () => {
  const [first, ...others] = engines.values()
  if (!first) throw new Error('There is no engine')
  await first.visitor.open(searchAddress('DAC', 'CXB'))
  const account = await bookFirstFlight(first.visitor)
  const order = await first.visitor.run<string>('return location.pathname')
  for (const { visitor } of others) await signIn(visitor, account)
  for (const width of widths) await expectAlike(order, width)
  for (const { visitor } of engines.values()) await visitor.leave()
})

async function expectAlike(address: string, width: number): Promise<void> {
  const pages = new Map<EngineName, Box[]>()
  for (const [name, { visitor }] of engines) {
    await visitor.tab.resize(width, 800)
    await visitor.open(address)
    expect(await sidewaysScroll(visitor), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
    pages.set(name, await visitor.run<Box[]>(BOXES))
  }
  const expected = pages.get('chromium') ?? []
  expect(expected.length).toBeGreaterThan(10)
  for (const [name, boxes] of pages) expect(differences(expected, boxes), name).toEqual([])
}

/** Boxes of what leads through a page: its landmarks, headings, buttons and fields. */
const BOXES = `
  const chosen = 'header, main, footer, nav, h1, h2, h3, button, input, select, textarea'
  return [...document.querySelectorAll(chosen)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const words = one.matches('header, main, footer, nav') ? '' : one.textContent.slice(0, 40)
      return { name: one.tagName + ' ' + words, left, top: top + scrollY, width, height }
    })`

function differences(expected: readonly Box[], boxes: readonly Box[]): string[] {
  const names = (of: readonly Box[]) => of.map(({ name }) => name)
  expect(names(boxes)).toEqual(names(expected))
  return boxes.flatMap((box, at) => {
    const model = expected[at] ?? box
    // From the one before, because half a pixel of each line above adds up.
    const step = (of: readonly Box[]) => (of[at]?.top ?? 0) - (of[at - 1]?.top ?? 0)
    const off = {
      left: Math.abs(box.left - model.left) > ACROSS,
      width: Math.abs(box.width - model.width) > ACROSS,
      // Landmarks hold many lines.
      height: !/^(MAIN|NAV|FOOTER)/.test(box.name) && Math.abs(box.height - model.height) > HIGH,
      top: Math.abs(step(boxes) - step(expected)) > LINE,
    }
    return Object.entries(off)
      .filter(([, is]) => is)
      .map(([side]) => `${side} of ${JSON.stringify(box)}, not ${JSON.stringify(model)}`)
  })
}
