import { networkInterfaces } from 'node:os'
import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { expect, expectAccessibleInTheDark, searchAddress, test } from '../test.ts'

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Prototype' })
const button = (page: Page) => toolbar(page).getByRole('button', { name: 'Prototype' })

/** Of the page around the frames: axe takes their landmarks for ours. */
async function expectPageAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  })
  await expectAccessibleInTheDark(page)
}

test('the toolbar hides by a key, stays away, and says how it comes back', async ({ page }) => {
  await page.goto('/about')
  const kept = page.waitForResponse(/\/prototype\/hide/)
  await page.keyboard.press('Control+\\')
  await expect(button(page)).toBeHidden()
  await expect(toolbar(page).getByText('Ctrl and \\ show it again')).toBeVisible()
  await kept
  await page.goto('/refund-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button(page)).toBeHidden()
  await toolbar(page).getByRole('link', { name: 'Show the prototype toolbar' }).focus()
  await page.keyboard.press('Enter')
  await expect(button(page)).toBeVisible()
  await expect(page).toHaveURL('/refund-policy')
})

test('a phone’s frame shows the page, and its code leads a stranger to the same', async ({
  page,
  browser,
}) => {
  const own = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  test.skip(!own.some(({ family, internal }) => family === 'IPv4' && !internal), 'no network')
  await page.goto(searchAddress('DAC', 'BKK', { persona: 'first-timer' }))
  const offers = await page.getByRole('article').allInnerTexts()
  await hydrated(page)
  await button(page).click()
  await toolbar(page).getByRole('link', { name: 'Phone' }).click()
  const phone = page.frameLocator('iframe')
  await expect(phone.getByRole('article').first()).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Prototype' })).toHaveCount(0)

  // Decoding a QR code is the library's matter; the address beside it is what it was made of.
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const address = (await page.getByRole('link', { name: /link=/ }).textContent()) ?? ''
  const { pathname, search, hostname } = new URL(address)
  expect(hostname).not.toBe('localhost')
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(new URL(pathname + search, page.url()).href)
  await expect(stranger.getByRole('article')).toHaveText(offers, { useInnerText: true })
  await context.close()
  await expectPageAccessible(page)
})

test('two visitors side by side are two people at once', async ({ page }) => {
  await page.goto('/prototype/side-by-side?at=/app/account/profile')
  const [one, two] = ['one', 'two'].map((name) => ({
    pane: page.getByRole('region', { name: `Visitor ${name}` }),
    site: page.frameLocator(`iframe[name="jp-pane-${name}"]`),
  }))
  if (!one || !two) throw new Error('there are two')
  await expect(two.site.getByLabel('Email', { exact: true })).toHaveValue(
    'farhana.akter@example.com',
  )
  await one.pane.getByLabel('Visitor one', { exact: true }).selectOption('traveller')
  await one.pane.getByRole('button', { name: 'Show' }).click()
  await expect(one.site.getByLabel('Email', { exact: true })).toHaveValue(/^nusrat/)
  await two.pane.getByLabel('Visitor two', { exact: true }).selectOption('frequent-traveller')
  await two.pane.getByRole('button', { name: 'Show' }).click()
  await expect(two.site.getByLabel('Email', { exact: true })).toHaveValue(/^shahriar/)
  // Each page that one goes to afterwards is still their own.
  await one.site.getByRole('link', { name: 'Bookings' }).first().click()
  await expect(one.site.getByLabel('Email', { exact: true })).toHaveCount(0)
  await one.site.getByRole('link', { name: 'Profile' }).first().click()
  await expect(one.site.getByLabel('Email', { exact: true })).toHaveValue(/^nusrat/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectPageAccessible(page)
})

test('two variants of a page stand side by side, each in its own state, by one address', async ({
  page,
}) => {
  await page.goto('/prototype/side-by-side?at=/packageMenu&two=no-packages')
  const [one, two] = ['one', 'two'].map((name) =>
    page.frameLocator(`iframe[name="jp-pane-${name}"]`),
  )
  if (!one || !two) throw new Error('there are two')
  await expect(two.getByText('No data found')).toBeVisible()
  await expect(one.getByRole('article').first()).toBeVisible()
  const pane = page.getByRole('region', { name: 'Visitor one' })
  await pane.getByLabel('State of visitor one').selectOption('no-packages')
  await pane.getByRole('button', { name: 'Show' }).click()
  await expect(one.getByText('No data found')).toBeVisible()
  const other = page.getByRole('region', { name: 'Visitor two' })
  await other.getByLabel('State of visitor two').selectOption('reset')
  await other.getByRole('button', { name: 'Show' }).click()
  await expect(two.getByRole('article').first()).toBeVisible()
  await expect(one.getByText('No data found')).toBeVisible()
})
