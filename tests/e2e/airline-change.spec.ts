import { expect, expectAccessibleInTheDark, test } from './test.ts'
import { answerAtGateway, pageOfFlight, placeFlight, waitForPage } from './by-request.ts'
import type { Page } from '@playwright/test'

/** The page of a paid flight whose airline has changed it, which the traveller's last name brings about. */
async function openChangedFlight(page: Page): Promise<void> {
  const gateway = await placeFlight(page, 'CXB', { 'travelers[0].lastName': 'Changed' })
  const order = pageOfFlight(await answerAtGateway(page, gateway, 'pay'))
  // Ticketed, and then changed some seconds later.
  await waitForPage(page, order, 'As it is now')
  await page.goto(order)
}

test('a flight that its airline changed is accepted on its page, and has the new times', async ({
  page,
}) => {
  await openChangedFlight(page)
  await expect(page.getByText('Leaves 2h 30m later')).toBeVisible()
  await expect(page.getByText(/cancel\. You get ৳[\d,]+ back by bKash, on/)).toBeVisible()
  await expectAccessibleInTheDark(page)
  const leaves = await page
    .getByRole('region', { name: 'As it is now' })
    .locator('time')
    .first()
    .textContent()

  // By keyboard: the question comes first, and Escape is the way out of it.
  const cancel = page.getByRole('button', { name: 'Cancel and refund in full' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Cancel this booking?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()

  await page.getByRole('button', { name: 'Accept the new times' }).click()
  await expect(page.getByRole('heading', { name: 'As it is now' })).toBeHidden()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText('Your refund')).toBeHidden()
  await expect(page.locator('time', { hasText: leaves ?? '' }).first()).toBeVisible()
})

test('without JavaScript: it is cancelled and paid back, once the question is answered', async ({
  page,
  browser,
}) => {
  await openChangedFlight(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await plain.getByRole('button', { name: 'Cancel and refund in full' }).click()
  await expect(plain.getByText('Cancel this booking?')).toBeVisible()
  await plain.getByRole('link', { name: 'Keep the booking' }).click()
  await expect(plain.getByRole('button', { name: 'Accept the new times' })).toBeVisible()
  await plain.getByRole('button', { name: 'Cancel and refund in full' }).click()
  await plain.getByRole('button', { name: 'Cancel and refund in full' }).click()
  const refund = plain.getByRole('heading', { name: 'Your refund' })
  await expect(async () => {
    await plain.reload()
    await expect(refund).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(plain.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Accept the new times' })).toBeHidden()
  await context.close()
})
