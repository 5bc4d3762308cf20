import { expect, type ConsoleMessage, type Page } from '@playwright/test'
import { test } from './drawn.ts'
import { docsPages } from './overviews.ts'

interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: 'setCurrentStory', at: { storyId: string; viewMode: 'docs' }): void
  }
}

const shelfOf = (title: string) => title.split('/')[0]

for (const shelf of new Set(docsPages.map(({ title }) => shelfOf(title)))) {
  const pages = docsPages.filter(({ title }) => shelfOf(title) === shelf)

  test(`every docs page of ${shelf} opens, and nothing complains`, async ({ page, origin }) => {
    test.setTimeout(180_000)
    const complaints: string[] = []
    const complain = (what: string) => complaints.push(what)
    page.on('pageerror', ({ message }) => complain(message))
    page.on('crash', () => complain('The page crashed'))
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') complain(message.text())
    })
    // What a frame plays is a story, and those are tests of their own.
    await page.route(/viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Story</title>' }),
    )

    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))

    for (const [place, { id, title }] of pages.entries()) {
      if (place === 0) await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
      else await turnTo(page, id)
      const name = title === 'Index' ? 'Jatra design system' : title.split('/').at(-1)
      // Stories may have headings of their own, further down.
      const heading = page.getByRole('heading', { level: 1, name, exact: true }).first()
      await expect(heading, id).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('.sb-errordisplay'), id).toBeHidden()
      await expect(page.getByText('UnknownArgTypesError'), id).toHaveCount(0)
      expect(complaints, id).toEqual([])
    }
  })
}

/** As a click in the sidebar does: the page stays, and shows other docs. */
function turnTo(page: Page, storyId: string): Promise<void> {
  return page.evaluate((storyId) => {
    const channel = (globalThis as Storybook).__STORYBOOK_ADDONS_CHANNEL__
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  }, storyId)
}
