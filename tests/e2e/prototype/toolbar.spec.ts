import type { Page } from '@playwright/test'
import { expect, expectAccessibleInTheDark, test } from '../test.ts'

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Prototype' })
const chips = (page: Page) => toolbar(page).getByRole('list', { name: 'In play' }).first()

async function open(page: Page): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Prototype' }).click()
  await expect(toolbar(page).getByRole('heading', { name: 'Persona' })).toBeVisible()
}

test('opens by keyboard, does not trap the focus, closes with Escape and remembers that it is open', async ({
  page,
}) => {
  await page.goto('/about')
  const button = toolbar(page).getByRole('button', { name: 'Prototype' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(toolbar(page).getByRole('heading', { name: 'Clock' })).toBeVisible()
  await expect(toolbar(page).getByRole('heading', { name: 'Prototype' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toolbar(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).focus()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeFocused()
  await page.reload()
  await expect(toolbar(page).getByRole('heading', { name: 'Clock' })).toBeVisible()
  await toolbar(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(toolbar(page).getByRole('heading', { name: 'Clock' })).toBeHidden()
})

test('puts scenarios in play, becomes a persona and moves the clock, on the page that one is on', async ({
  page,
}) => {
  await page.goto('/?search=visa')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await open(page)
  await toolbar(page).getByRole('button', { name: 'Frequent traveller' }).click()
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await expect(page).toHaveURL('/about')

  const search = toolbar(page).getByRole('searchbox', { name: 'Search scenarios' })
  await search.fill('payment DECLINED')
  await expect(toolbar(page).getByText('1 found')).toBeVisible()
  await expect(toolbar(page).getByRole('checkbox')).toHaveCount(1)
  await toolbar(page).getByRole('checkbox', { name: 'The payment is declined' }).check()
  await toolbar(page).getByRole('button', { name: 'Apply' }).click()
  await expect(chips(page)).toContainText('The payment is declined')

  await toolbar(page).getByRole('button', { name: '+1 day' }).click()
  await expect(chips(page)).toContainText('Clock:')
  await toolbar(page).getByRole('button', { name: 'Start over' }).click()
  await expect(chips(page)).toHaveText('New visitor')
  await expect(page).toHaveURL('/about')
})

test('stands on a page that is not there, too', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(toolbar(page)).toBeVisible()
})

test('is accessible and covers nothing at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about?scenario=payment-late&persona=frequent-traveller')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [footer, strip] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    toolbar(page).getByRole('button', { name: 'Prototype' }).boundingBox(),
  ])
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1)
  await open(page)
  await expectAccessibleInTheDark(page)
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(content).toBeLessThanOrEqual(view ?? 0)
  await page.goto('/prototype?at=/about')
  await expectAccessibleInTheDark(page)
  await page.goto('/?scenario=rich')
  await expect(page.getByRole('alert')).toContainText('No scenario is called ‘rich’')
  await expectAccessibleInTheDark(page)
})

test('works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/about')
  await toolbar(page).getByRole('link', { name: 'Prototype' }).click()
  await page.getByRole('button', { name: 'First timer' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(chips(page)).toHaveText('First timer')
  await context.close()
})
