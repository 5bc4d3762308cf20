import type { Page } from '@playwright/test'
import { profile as english } from '../../../app/messages/profile.ts'
import { profile as bangla } from '../../../app/messages/profile.bn.ts'
import { phoneField as phone } from '../../../design-system/src/messages/fields.bn.ts'
import { hydrated } from '../hydrated.ts'
import { createAccount } from '../steps.ts'
import { expect, expectAccessible, test } from '../test.ts'

const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test('the switch in the header keeps the page, and the home page remembers it', async ({
  page,
}) => {
  await page.goto('/packageMenu?destination=Nepal&destination=Thailand')
  await switchTo(page, 'বাংলা')
  await expect(page).toHaveURL(/\/bn\/packageMenu\?destination=Nepal&destination=Thailand$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await page.goto('/?search=visa')
  await expect(page).toHaveURL(/\/bn\?search=visa$/)
  await switchTo(page, 'English')
  await expect(page).toHaveURL(/:\d+\/\?search=visa$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const address of ['/', '/bn', '/bn/login']) {
  test(`${address} uses each font that it asks for first`, async ({ page }) => {
    await page.goto(address)
    await expect.poll(() => unusedFonts(page)).toEqual([])
  })
}

/** Addresses of fonts that are asked for with the styles, and that no letter of the page is drawn in. */
const unusedFonts = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
    // The faces of a page come in the order of their rules.
    const statuses = [...document.fonts].map(({ status }) => status)
    const drawn = rules
      .filter((_, index) => statuses[index] === 'loaded')
      .map(({ style }) => style.getPropertyValue('src'))
    return [...document.querySelectorAll('link[rel="preload"][as="font"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !drawn.some((source) => source.includes(href)))
  })

test('an account follows the switch with what was typed, and the choice in its profile', async ({
  page,
}) => {
  await createAccount(page)
  await page.goto('/app/account/profile')
  await expect(page.getByLabel(english.language)).toHaveValue('en')
  await page.getByLabel(english.name, { exact: true }).fill('Nusrat Jahan')
  await switchTo(page, 'বাংলা')
  await expect(page).toHaveURL(/\/bn\/app\/account\/profile$/)
  await hydrated(page)
  await expect(page.getByLabel(bangla.name, { exact: true })).toHaveValue('Nusrat Jahan')
  const chosen = page.getByLabel(bangla.language)
  await expect(chosen).toHaveValue('bn')
  await expectAccessible(page)

  await page.getByLabel(bangla.gender).selectOption('Female')
  await page.getByLabel(phone.number).fill('০১৭১২৩৪৫৬৭৮')
  await chosen.selectOption('en')
  await page.getByRole('button', { name: bangla.save }).click()
  await expect(page.getByText(bangla.saved)).toBeVisible()
  await page.reload()
  await expect(chosen).toHaveValue('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
})
