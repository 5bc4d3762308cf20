import { createHash } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/**
 * Answers that the browser itself reports as errors, and that a spec means to get; Playwright's recorder, which asks
 * once more for a preview that could not be rendered; and the browser's remark that styles or fonts came before their
 * page was shown, which is what they are asked for early for: on a busy machine the page may be seconds behind; and what
 * Remix says of data of a page that was left while it read them, which it then throws away (`fetchAndDecode`).
 */
const MEANT =
  /Failed to load resource: (the server responded with a status of (400|401|404|409|410|415|422|429)|net::ERR_CONNECTION_RESET)|^Connecting to 'blob:|^AbortError: BodyStreamBuffer was aborted|\.(css|woff2) was preloaded using link preload but not used/

/** What the browser says of answers that fail on purpose, and Remix of one that is not the site's. */
const FAILED =
  /Failed to load resource: the server responded with a status of 50[03]|^SyntaxError\b/

/**
 * Every spec fails on a console error, a warning or an uncaught exception. A page that is opened or loaded again is
 * hydrated when it is handed over: its scripts start after the first paint, later than the browser's own `load`. A spec
 * of what is done before that says `waitUntil`.
 */
export const test = base.extend<{ quiet: undefined; failures: boolean }>({
  // An address gets a hundred accounts an hour (api/src/domain/limits.ts): all tests from one would use them up.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  extraHTTPHeaders: ({}, use, { testId }) => use({ 'x-forwarded-for': addressFor(testId) }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const open = page.goto.bind(page)
      const reload = page.reload.bind(page)
      page.goto = async (address, options) => {
        const answer = await open(address, options)
        if (!options?.waitUntil) await hydrated(page)
        return answer
      }
      page.reload = async (options) => {
        const answer = await reload(options)
        if (!options?.waitUntil) await hydrated(page)
        return answer
      }
    }
    await use(page)
  },
  /** Whether the service is meant to fail. */
  failures: [false, { option: true }],
  quiet: [
    async ({ page, failures }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || MEANT.test(message.text())) return
        if (failures && FAILED.test(message.text())) return
        complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** One in 198.18.0.0/15, which is for tests (RFC 2544). */
function addressFor(testId: string): string {
  const [third, fourth] = createHash('sha256').update(testId).digest()
  return `198.18.${third}.${fourth}`
}

const COLOURS = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * WCAG 2.2 AA by axe on the page as it stands, but for its colours, which cost most: those of light are read in the stories,
 * which open every page, and those of dark by {@link expectAccessibleInTheDark}.
 */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, (axe) => axe.withTags(tags).disableRules(COLOURS))
}

/** The contrast of the page in the dark. Everything else that axe reads is the same in the light. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, (axe) => axe.withRules(COLOURS))
  await page.emulateMedia({ colorScheme: 'light' })
}

/** WCAG 2.2 AA by axe on the page as it stands, in the dark. */
export async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, (axe) => axe.withTags(tags))
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNoViolation(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Without frames of other origins one pass is enough; the other mode opens a page of its own each time.
  // On its way from one colour to another a text has the contrast of neither. And what sticks to an edge covers a part of
  // what is behind it, which is then too small a target until somebody scrolls.
  await page.evaluate(() => {
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish()
    }
    for (const element of document.querySelectorAll<HTMLElement>('header, main *')) {
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position))
        element.style.position = 'static'
    }
  })
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // What passed need not be described and sent here.
  axe.options({ resultTypes: ['violations'], preload: false })
  const { violations } = await choose(axe).analyze()
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[style*="position: static"]'))
      element.style.removeProperty('position')
  })
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}

/** A date so many days after the test's day, `YYYY-MM-DD`. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** The address of a search: the deep link that the form leads to. */
export function searchAddress(from: string, to: string, more: Record<string, string> = {}): string {
  const query = {
    originLocationCode: from,
    destinationLocationCode: to,
    departureDate: daysAhead(30),
    adults: '1',
    max: '10',
    ...more,
  }
  return `/flight/search?${new URLSearchParams(query)}`
}
