import { expect } from '@playwright/test'
import { test } from './story-page.ts'
import { docsPages } from './overviews.ts'

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

    for (const { id, title } of pages) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
      const name = title === 'Index' ? 'Jatra design system' : title.split('/').at(-1)
      // Stories may have headings of their own, further down.
      const heading = page.getByRole('heading', { level: 1, name, exact: true }).first()
      await expect(heading, id).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('.sb-errordisplay'), id).toBeHidden()
      await expect(page.getByText('UnknownArgTypesError'), id).toHaveCount(0)
      expect(await page.evaluate(widerBy), `${id} scrolls sideways`).toBe(0)
      expect(complaints, id).toEqual([])
    }
  })
}

/** By how many pixels the page is wider than the screen. */
const widerBy = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
