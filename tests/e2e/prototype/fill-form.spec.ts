import type { Page } from '@playwright/test'
import { daysAhead, expect, expectAccessible, searchAddress, test } from '../test.ts'
import { bookNow, says } from './walks.ts'

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Prototype' })

/** Fills the form of the page by the toolbar, which leaves the focus on the form's own button; presses that. */
async function fillAndSubmit(page: Page, button: string | RegExp): Promise<void> {
  await fill(page)
  const submit = page.getByRole('main').getByRole('button', { name: button })
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
}

async function fill(page: Page): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Fill this form' }).click()
  await expect(toolbar(page).getByText(/^\d+ fields? filled\.$/)).toBeVisible()
}

const isReady = (page: Page) =>
  expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()

test('fills each booking form: a family’s flight, a holiday and a visa', async ({ page }) => {
  const family = { adults: '1', children: '1', infants: '1', returnDate: daysAhead(37) }
  await page.goto(searchAddress('DAC', 'BKK', { ...family, persona: 'first-timer' }))
  await toolbar(page).getByRole('button', { name: 'Fill this form' }).click()
  await expect(toolbar(page).getByText('This page has no form to fill.')).toBeVisible()
  await bookNow(page)
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  // What was typed already stays.
  const child = page.getByRole('group', { name: /^Traveller 2/ })
  await child.getByLabel('First Name').fill('Tuktuki')
  await fillAndSubmit(page, 'Pay ৳')
  await isReady(page)
  await page.goBack()
  await expect(child.getByLabel('First Name')).toHaveValue('Tuktuki')

  await page.goto('/packageReserve/nepal-kathmandu-pokhara-5-days')
  await fillAndSubmit(page, 'Pay ৳')
  await isReady(page)
  await page.goto('/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=2')
  await fillAndSubmit(page, 'Pay ৳')
  await isReady(page)
})

test('fills the forms of an account, and signs in as the persona', async ({ page }) => {
  await page.goto('/register')
  await fillAndSubmit(page, 'Sign up')
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await page.goto('/app/account/profile')
  await fillAndSubmit(page, 'SAVE')
  await says(page, 'Profile updated successfully')

  await page.goto('/app/account/regular-travelers/new?persona=first-timer')
  await fillAndSubmit(page, 'ADD TRAVELLER')
  await expect(page.getByRole('heading', { name: 'Regular travellers' })).toBeVisible()
  await page.goto('/app/account/change-password')
  await fillAndSubmit(page, 'Change password')
  await says(page, 'Your password was changed.')

  await page.goto('/login?persona=new-visitor')
  await fillAndSubmit(page, 'Sign in')
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await page.goto('/forgot-password')
  await fillAndSubmit(page, 'Send')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('fills the search of flights, holidays and visas', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByText('MultiCity').click()
  // Its fields come with a script of their own.
  await expect(page.getByRole('group', { name: 'Flight 2' })).toBeVisible()
  await fill(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/?search=holiday')
  await fillAndSubmit(page, 'SEARCH HOLIDAYS')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/?search=visa')
  await fillAndSubmit(page, 'SEARCH VISA')
  await expect(page).toHaveURL(/visaDetails\?country=Thailand/)
})
