import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { createAccount, fillTraveler, goToGateway, nusrat, type Person } from './steps.ts'
import { daysAhead, expect, expectAccessible, searchAddress, test } from './test.ts'

/** Who turns 2 on the way, which is from day 30 to day 40. */
const [year = '', month = '', day = ''] = daysAhead(35).split('-')
const inaya: Person = {
  title: 'Miss.',
  firstName: 'Inaya',
  lastName: 'Jahan',
  // Each month has the 28th.
  born: [String(Number(year) - 2), String(Number(month)), String(Math.min(Number(day), 28))],
  passport: { number: 'A07654321', expires: ['2031', '5', '9'] },
}

const blockOf = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Traveller ${number}\\b`) })

async function openFamily(page: Page): Promise<void> {
  await createAccount(page)
  const more = { returnDate: daysAhead(40), infants: '1' }
  await page.goto(searchAddress('DAC', 'BKK', more))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
}

test('what is typed for a flight stays when a baby turns 2 on the way and flies as a child', async ({
  page,
}) => {
  await openFamily(page)
  await hydrated(page)
  await fillTraveler(page, 1, nusrat)
  await fillTraveler(page, 2, inaya)
  const before = await page.getByRole('button', { name: /^Pay ৳/ }).textContent()
  const block = blockOf(page, 2)
  await expect(block.getByText('This traveller flies as a child')).toBeVisible()
  await expect(block.getByText(/Turns 2 on .+ See what the same flights cost/)).toBeVisible()
  await expectAccessible(page)
  await block.getByRole('button', { name: 'Price again with a child' }).click()
  await expect(block.getByText(/The same flights cost ৳.+ instead of ৳/)).toBeVisible()
  const priced = (await block.getByText(/The same flights cost/).textContent()) ?? ''
  const total = /৳[\d,]+/.exec(priced)?.[0] ?? ''
  await block.getByRole('button', { name: 'Go on with a child' }).click()

  await expect(page.getByRole('button', { name: /^Pay ৳/ })).toContainText(total)
  expect(before).not.toContain(total)
  await expect(blockOf(page, 2).locator('legend').first()).toHaveText(/Child$/)
  for (const [number, { firstName, passport }] of [
    [1, nusrat],
    [2, inaya],
  ] as const) {
    await expect(blockOf(page, number).getByLabel('First Name')).toHaveValue(firstName)
    await expect(blockOf(page, number).getByLabel('Passport Number')).toHaveValue(
      passport?.number ?? '',
    )
  }
  await expect(page.getByText('This traveller flies as a child')).toHaveCount(0)
  await page.reload()
  await expect(blockOf(page, 2).getByLabel('Passport Number')).toHaveValue('A07654321')
  await goToGateway(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a baby who turns 2 on the way is booked as a child, and nothing is typed twice', async ({
    page,
  }) => {
    await openFamily(page)
    await fillTraveler(page, 1, nusrat)
    await fillTraveler(page, 2, inaya)
    await page.getByLabel(/bKash/).check()
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    const again = page.getByRole('button', { name: 'Price again with a child' })
    await again.click()
    await page.getByRole('button', { name: 'Go on with a child' }).click()
    await expect(blockOf(page, 2).locator('legend').first()).toHaveText(/Child$/)
    await expect(blockOf(page, 2).getByLabel('First Name')).toHaveValue('Inaya')
    await expect(blockOf(page, 2).getByLabel('Passport Number')).toHaveValue('A07654321')
    await expect(page.getByLabel(/bKash/)).toBeChecked()
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  })
})
