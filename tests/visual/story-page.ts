import { test as base, type Page } from '@playwright/test'
import type { Cell } from './cells.ts'

/** Any day will do, as long as it stays: what depends on the date is given it by the story. */
const now = new Date('2026-01-15T12:00:00+06:00')

interface Storybook {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined }
}

export const test = base.extend<
  object,
  { pinned: boolean; origin: string; pageOf: (cell: Cell) => Promise<Page> }
>({
  pinned: [false, { option: true, scope: 'worker' }],
  origin: ['', { option: true, scope: 'worker' }],
  // One page for each way to look, used for one story after the other.
  pageOf: [
    async ({ browser, origin }, use) => {
      const pages = new Map<string, Page>()
      await use(async (cell) => {
        const open = pages.get(cell.name) ?? (await newPage())
        pages.set(cell.name, open)
        return open

        async function newPage() {
          const context = await browser.newContext({
            baseURL: origin,
            viewport: { width: cell.width, height: cell.height },
            deviceScaleFactor: 1,
            colorScheme: cell.theme,
            forcedColors: cell.forcedColours ? 'active' : 'none',
            reducedMotion: 'reduce',
            locale: 'en-GB',
            timezoneId: 'Asia/Dhaka',
          })
          await context.clock.setFixedTime(now)
          return context.newPage()
        }
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a story and waits until it is rendered and played, with its fonts and pictures. */
export async function open(page: Page, story: string, cell: Cell): Promise<void> {
  // axe has its own runs; here it would only take time.
  const globals = `theme:${cell.theme};zoom:${cell.text};a11y.manual:!true`
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(
    (id) => {
      const render = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender
      return render?.id === id && ['finished', 'errored'].includes(render.phase ?? '')
    },
    story,
    { timeout: 30_000 },
  )
  const problem = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as Storybook
    if (preview?.currentRender?.phase === 'errored') return 'it did not render'
    const thrown = channel?.last('playFunctionThrewException')?.[0] as
      { message?: string } | undefined
    if (thrown) return `its play function failed: ${thrown.message?.split('\n')[0] ?? ''}`

    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    return undefined
  })
  if (problem) throw new Error(`${story}: ${problem}`)
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
