import type { Page } from '@playwright/test'
import { profile as english } from '../../../app/messages/profile.ts'
import { profile as bangla } from '../../../app/messages/profile.bn.ts'
import { words as phone } from '../../../design-system/src/phone-field/words.bn.ts'
import { createAccount, hydrated } from '../steps.ts'
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
