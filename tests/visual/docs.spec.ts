import { expect, type Page } from '@playwright/test'
import { test } from './story-page.ts'
import { docsPages, storyIds } from './overviews.ts'

const shelfOf = (title: string) => title.split('/')[0]

for (const shelf of new Set(docsPages.map(({ title }) => shelfOf(title)))) {
  const pages = docsPages.filter(({ title }) => shelfOf(title) === shelf)

  test(`every docs page of ${shelf} opens, and nothing complains`, async ({ page, origin }) => {
    test.setTimeout(180_000)
    const complaints: string[] = []
    const complain = (what: string) => complaints.push(what)
    page.on('pageerror', ({ message }) => complain(message))
    page.on('crash', () => complain('The page crashed'))
    page.on('console', (message) => {
      if (message.type() === 'error') complain(message.text())
    })
    // What a frame plays is a story, and those are tests of their own.
    await page.route(/viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Story</title>' }),
    )

    // A table may scroll in a region of its own; the page may not, on the narrowest phone that is drawn for.
    await page.setViewportSize({ width: 360, height: 760 })
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))

    for (const [at, { id, title }] of pages.entries()) {
      if (at === 0) await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
      else await turnTo(page, id)
      const own: Record<string, string> = {
        Index: 'Jatra design system',
        'Specification/Contents': 'Specification',
      }
      const name = own[title] ?? title.split('/').at(-1)
      // Stories may have headings of their own, further down.
      const heading = page.getByRole('heading', { level: 1, name, exact: true }).first()
      await expect(heading, id).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('.sb-errordisplay'), id).toBeHidden()
      await expect(page.getByText('UnknownArgTypesError'), id).toHaveCount(0)
      expect(await page.evaluate(widerBy), `${id} scrolls sideways`).toBe(0)
      // Each part that its anatomy points at is in the picture.
      const undrawn = page.locator('[data-anatomy]:not([data-anatomy="drawn"])')
      await expect(undrawn, id).toHaveCount(0, { timeout: 30_000 })
      expect(complaints, id).toEqual([])
    }
  })
}

/** Opens another docs page as the sidebar does, which loads nothing anew. */
const turnTo = (page: Page, storyId: string) =>
  page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, what: object): void }
    }
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  }, storyId)

/** By how many pixels the page is wider than the screen. */
const widerBy = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('the index lists every page, and finds them by what other systems call them', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=index--docs`)
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages$/)
  // The table of contents beside them leads to parts of the page itself.
  const listed = await page
    .locator('#storybook-docs li a:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
  const others = docsPages.map(({ id }) => id).filter((id) => !/^(index--|specification-)/.test(id))
  expect(others.filter((id) => !listed.includes(id))).toEqual([])
  expect(listed.filter((id) => !others.includes(id) && !storyIds.includes(id))).toEqual([])

  await page.getByRole('searchbox', { name: 'Filter' }).fill('modal')
  await expect(page.getByRole('status')).toHaveText(/^\d of \d+ pages$/)
  await expect(page.getByRole('link', { name: 'Dialog', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Colour' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('snackbar')
  await expect(page.getByText('There is no snackbar: use Alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Alert' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('nothing is called so')
  await page.getByRole('button', { name: 'Show all pages' }).click()
  await expect(page.getByRole('link', { name: 'Colour' })).toBeVisible()
})

test('a line of the specification can be linked to, and is found by its words', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/?path=/docs/specification-prices-and-limits--docs#rate-limits`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expect(docs.getByRole('heading', { name: 'Rate limits' })).toBeInViewport({
    timeout: 30_000,
  })
  await page.goto(`${origin}/?path=/docs/specification-contents--docs`)
  await docs.getByRole('searchbox', { name: 'Filter' }).fill('carousel moves')
  await expect(docs.getByRole('status')).toHaveText(/^1 of \d+ lines$/)
  await docs.getByRole('link', { name: /^The carousel moves/ }).click()
  await expect(page).toHaveURL(/path=\/docs\/specification-screens--docs#home--carousel-turns$/)
  await expect(docs.getByText('The carousel moves one card at a time')).toBeInViewport()
})

test('a table of props that is wider than a phone can be scrolled, and has the defaults of recipes', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=actions-button--docs`)
  const table = page.getByRole('region', { name: 'Properties' })
  await expect(table.getByRole('row', { name: /^variant/ })).toContainText('"secondary"')
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
  await table.evaluate((region) => region.scrollTo({ left: 1000 }))
  const last = await table.getByRole('columnheader', { name: 'Control' }).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('an example is edited in its page, and what cannot be read is said', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=feedback-alert--docs`)
  await page.getByRole('button', { name: 'Edit code' }).first().click()
  const code = page.getByRole('textbox', { name: /^Code of / })
  await code.fill(`import { Badge } from '@jatra/design-system/badge'
export function Example() {
  return <Badge tone="positive">As it was typed</Badge>
}`)
  await expect(page.getByText('As it was typed', { exact: true })).toBeVisible({ timeout: 30_000 })
  await code.fill('export function Example() { return <b }')
  await expect(page.getByText(/^Line 1: /)).toBeVisible()
  await expect(page.getByText('As it was typed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(page.getByText(/^Line 1: /)).toHaveCount(0)
})
