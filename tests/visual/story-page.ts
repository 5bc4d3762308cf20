import { test as base, type Page } from '@playwright/test'
import type { Cell } from './cells.ts'

/** Any day will do, as long as it stays: what depends on the date is given it by the story. */
const now = new Date('2026-01-15T12:00:00+06:00')

interface Storybook {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): unknown[] | undefined
    once(event: string, listener: (what: unknown) => void): void
    emit(event: string, what: object): void
  }
}

export const test = base.extend<object, { pinned: boolean; origin: string; shared: Page }>({
  pinned: [false, { option: true, scope: 'worker' }],
  origin: ['', { option: true, scope: 'worker' }],
  // One page for one story after the other, so that what they share is fetched once.
  shared: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext({
        baseURL: origin,
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
      })
      await context.clock.setFixedTime(now)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a story and waits until it is rendered and played, with its fonts and pictures. */
export async function open(page: Page, story: string, cell: Cell): Promise<void> {
  await page.setViewportSize({ width: cell.width, height: cell.height })
  await page.emulateMedia({
    colorScheme: cell.theme,
    forcedColors: cell.forcedColours ? 'active' : 'none',
  })
  if (page.url().includes(addressOf(story, cell))) await remount(page, story, cell)
  else await load(page, story, cell)
  const problem = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as Storybook
    if (preview?.currentRender?.phase === 'errored') return 'it did not render'
    const thrown = channel?.last('playFunctionThrewException')?.[0] as
      | { message?: string }
      | undefined
    if (thrown) return `its play function failed: ${thrown.message?.split('\n')[0] ?? ''}`

    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    return undefined
  })
  if (problem) throw new Error(`${story}: ${problem}`)
}

/** A frame keeps its language (.storybook/story-language.ts); all else can be set while it is open. */
const addressOf = (story: string, { language }: Cell) =>
  `/iframe.html?id=${story}&viewMode=story&globals=language:${language};`

/** A story comes with its own styles alone: loaded after another, the order of their rules could be a different one. */
async function load(page: Page, story: string, cell: Cell): Promise<void> {
  // axe has its own runs; here it would only take time.
  const globals = `theme:${cell.theme};zoom:${cell.text};a11y.manual:!true`
  await page.goto(addressOf(story, cell) + globals)
  await page.waitForFunction(
    (id) => {
      const render = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender
      return render?.id === id && ['finished', 'errored'].includes(render.phase ?? '')
    },
    story,
    { timeout: 30_000 },
  )
}

/** The story that is there, rendered and played from the start for another cell. */
async function remount(page: Page, story: string, { theme, text }: Cell): Promise<void> {
  await page.evaluate(
    async ({ storyId, globals }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Storybook
      if (!channel) throw new Error('Storybook is not there')
      const ends = ['storyFinished', 'storyErrored', 'storyThrewException']
      const rendered = (event: string, what: object) =>
        new Promise((done) => {
          for (const end of ends) channel.once(end, done)
          channel.emit(event, what)
        })
      await rendered('updateGlobals', { globals })
      await rendered('forceRemount', { storyId })
    },
    { storyId: story, globals: { theme, zoom: String(text) } },
  )
}

/** Everything on the page, also what a viewport of that height would not show. */
export function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** The picture that no longer changes: two in a row with nothing on its way. */
export async function shootSettled(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  let last = await shoot(page)
  for (;;) {
    const next = await shoot(page)
    if (next.equals(last)) return next
    last = next
  }
}
