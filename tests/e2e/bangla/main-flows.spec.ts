import type { Locator, Page } from '@playwright/test'
import { authMessages as auth } from '../../../app/messages/auth.bn.ts'
import { bookingMessages as booking } from '../../../app/messages/booking.bn.ts'
import { holidayHome } from '../../../app/messages/home.bn.ts'
import { holidays } from '../../../app/messages/holidays.bn.ts'
import { orders } from '../../../app/messages/orders.bn.ts'
import { paymentMessages as payment } from '../../../app/messages/payment.bn.ts'
import { words as sandbox } from '../../../contract/src/sandbox/words.bn.ts'
import { words as dates } from '../../../design-system/src/date-parts/words.bn.ts'
import { words as card } from '../../../design-system/src/flight-card/words.bn.ts'
import { flightSearchMessages as search } from '../../../design-system/src/hero-search/flight-search-messages.bn.ts'
import { words as offer } from '../../../design-system/src/package-side-card/words.bn.ts'
import { words as phone } from '../../../design-system/src/phone-field/words.bn.ts'
import { words as traveler } from '../../../design-system/src/traveler-form/words.bn.ts'
import { hydrated } from '../hydrated.ts'
import { nusratAtHome as nusrat } from '../steps.ts'
import { daysAhead, expect, test } from '../test.ts'

// The flows of book-flight.spec.ts and holidays.spec.ts for who reads Bangla, on a phone. What is looked for is looked up
// in the catalogues, so that a better word is no broken test.
test.use({ viewport: { width: 360, height: 760 }, locale: 'bn-BD' })

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true })

async function reads(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await hydrated(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
}

async function signUpInTheMiddle(page: Page): Promise<void> {
  await reads(page, auth.login.title)
  await link(page.locator('main'), auth.login.register).click()
  await reads(page, auth.register.title)
  const userName = `nusrat${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel(auth.register.userName).fill(userName)
  await page.getByLabel(auth.register.email).fill(`${userName}@example.com`)
  await page.getByLabel(auth.register.password, { exact: true }).fill('Jatra@2026')
  await button(page, auth.register.submit).click()
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^bKash দিয়ে ৳/ }).click()
  await button(page, sandbox.payment.pay).click()
}

test('a flight, from the home page to the ticket', async ({ page }) => {
  await page.goto('/bn')
  await hydrated(page)
  const date = page.getByRole('textbox', { name: search.departure })
  await date.fill(daysAhead(30))
  await date.press('Tab')
  await button(page, search.submit).click()
  await reads(page, 'ঢাকা (DAC) থেকে কক্সবাজার (CXB)')
  await link(page.getByRole('article').first(), card.card.bookNow).click()
  await signUpInTheMiddle(page)

  await reads(page, booking.title)
  await page.getByLabel(traveler.title, { exact: true }).selectOption('Ms.')
  await page.getByLabel(traveler.gender).selectOption('Female')
  await page.getByLabel(traveler.firstName).fill(nusrat.firstName)
  await page.getByLabel(traveler.lastName).fill(nusrat.lastName)
  const born = page.getByRole('group', { name: traveler.birthDate })
  const [year, month, day] = nusrat.born
  await born.getByLabel(dates.labels.year).selectOption(year)
  await born.getByLabel(dates.labels.month).selectOption({ index: Number(month) })
  await born.getByLabel(dates.labels.day).selectOption(day)
  await page.getByLabel(phone.number).fill('০১৭১২৩৪৫৬৭৮')
  await page.getByLabel(traveler.email).fill('nusrat@example.com')
  await pay(page)

  await reads(page, payment.paidTitle)
  await link(page, payment.seeBooking).click()
  await reads(page, 'DAC - CXB')
  await expect(page.getByText(orders.bookingStatus.CONFIRM, { exact: true })).toBeVisible()
  await expect(page.getByText('Ms. Nusrat Jahan').first()).toBeVisible()
})

test('a holiday, from the home page to the reservation', async ({ page }) => {
  await page.goto('/bn?search=holiday')
  await page.getByRole('combobox', { name: holidayHome.search.label }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await button(page, holidayHome.search.submit).click()
  await expect(page).toHaveURL(/\/bn\/packageMenu\?destination=/)
  await page.getByRole('article').first().getByRole('link').click()
  await link(page, offer.select).click()
  await signUpInTheMiddle(page)

  const { reserve } = holidays
  await reads(page, reserve.title)
  const date = page.getByRole('textbox', { name: reserve.date })
  await date.fill(daysAhead(40))
  await date.press('Escape')
  await page.getByLabel(reserve.titleLabel, { exact: true }).selectOption('Ms.')
  await page.getByLabel(reserve.gender).selectOption('Female')
  await page.getByLabel(reserve.firstName).fill('নুসরাত')
  await page.getByLabel(reserve.lastName).fill('Jahan')
  await page.getByLabel(reserve.email).fill('nusrat@example.com')
  await page.getByLabel(reserve.number).fill('01712345678')
  await pay(page)

  await reads(page, holidays.payment.paidTitle)
  await link(page, payment.seeBooking).click()
  await expect(page.getByText(orders.bookingStatus.CONFIRM, { exact: true })).toBeVisible()
  await expect(page.getByText('নুসরাত Jahan').first()).toBeVisible()
})
