import { readFileSync } from 'node:fs'
import { daysAhead, expect, expectAccessibleInTheDark, test } from './test.ts'
import { answerAtGateway, pageOfFlight, placeFlight, waitForPage } from './by-request.ts'
import { hydrated } from './hydrated.ts'
import { fillContact, fillTravelDate, goToGateway, openReservation } from './steps.ts'
import type { Page } from '@playwright/test'

/** The page of a paid flight once it is ticketed. */
async function openTicketedFlight(page: Page): Promise<void> {
  const gateway = await placeFlight(page, 'CXB')
  const order = pageOfFlight(await answerAtGateway(page, gateway, 'pay'))
  await waitForPage(page, order, 'See what comes back')
  await page.goto(order)
}

test('a ticketed flight is cancelled by its traveller, who sees first what comes back', async ({
  page,
}) => {
  await openTicketedFlight(page)
  await page.getByRole('button', { name: 'See what comes back' }).click()
  const sentence = page.getByText(/^You get ৳[\d,]+ back by bKash, on .* at the latest\.$/)
  await expect(sentence).toBeFocused()
  const amount = /৳[\d,]+/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('row', { name: /Nusrat/ })).toContainText(amount)
  await expect(page.getByText('Jatra keeps').locator('..')).toContainText('৳0')
  await expectAccessibleInTheDark(page)

  await page.getByRole('link', { name: 'Keep the booking' }).click()
  await expect(page.getByText('Cancel this booking?')).toBeHidden()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await hydrated(other)
  await other.getByRole('button', { name: 'See what comes back' }).click()

  await page.getByRole('button', { name: 'See what comes back' }).click()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  // The tab that was left open shows the booking as it is now, not what it refuses.
  await other.getByRole('button', { name: 'Cancel this booking' }).click()
  await expect(other.getByText('Nothing was cancelled')).toBeInViewport()
  await expect(other.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your refund' })).toBeVisible()
  await expect(page.getByText('You cancelled this booking, and the airline')).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'See what comes back' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Download e-ticket' })).toHaveCount(0)
  const noting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Remove from calendar' }).click()
  const calendar = readFileSync(await (await noting).path(), 'utf8')
  expect(calendar).toContain('METHOD:CANCEL')
  expect(calendar).toContain('STATUS:CANCELLED')
})

test('without JavaScript: the amount is asked for, and the flight cancelled, on its page', async ({
  page,
  browser,
}) => {
  await openTicketedFlight(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await plain.getByRole('button', { name: 'See what comes back' }).click()
  await expect(plain.getByText(/^You get ৳[\d,]+ back by bKash/)).toBeInViewport()
  await plain.getByRole('button', { name: 'Cancel this booking' }).click()
  const refund = plain.getByRole('heading', { name: 'Your refund' })
  await expect(async () => {
    await plain.reload()
    await expect(refund).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(plain.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await context.close()
})

test('of two tabs that give a room back, the second says what went and what the same brings now', async ({
  page,
}) => {
  await openReservation(page)
  await fillTravelDate(page, daysAhead(40))
  for (let more = 0; more < 2; more += 1) {
    await page.getByRole('button', { name: 'One more: Single room' }).click()
    await page.getByRole('button', { name: 'One more: Adults (12+)' }).click()
  }
  await fillContact(page)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByRole('button', { name: 'See what comes back' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await hydrated(tab)
    await tab.getByLabel('Single room').selectOption('1')
    await tab.getByLabel('Adults (12+)').selectOption('1')
    await tab.getByRole('button', { name: 'See what comes back' }).click()
    await expect(tab.getByText(/^You get ৳[\d,]+ back by bKash/)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Give these rooms back' }).click()
  await expect(page.getByRole('heading', { name: 'Your refund' })).toBeVisible()
  await other.getByRole('button', { name: 'Give these rooms back' }).click()
  await expect(
    other.getByText('Since this quote 1 room of this booking was cancelled.'),
  ).toBeInViewport()
  await expect(other.getByText(/^You get ৳[\d,]+ back by bKash/)).toBeVisible()
  await expectAccessibleInTheDark(other)
  await other.getByRole('button', { name: 'Give these rooms back' }).click()
  await expect(other.getByRole('heading', { name: 'Your refund' })).toHaveCount(2)
})

test('a booking that waits for its payment is released on its page', async ({ page }) => {
  await placeFlight(page, 'CXB')
  await page.goto('/app/account/bookings/flight')
  await page.getByRole('link', { name: /^Show More/ }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Release the booking' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Payment cancelled, nothing was charged').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release the booking' })).toBeHidden()
})
