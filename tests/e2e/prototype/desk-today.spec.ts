import type { Page } from '@playwright/test'
import { expect, expectAccessibleInTheDark, test } from '../test.ts'
import { play } from './walks.ts'

/** The refund that an agent asked for, as finance opens it. */
async function openRefund(page: Page): Promise<void> {
  await play(page, 'persona=finance')
  await page.goto('/desk')
  const queues = page.getByRole('navigation', { name: 'What needs a person' })
  await expect(queues.getByRole('link', { name: /^Refunds to approve 1$/ })).toBeVisible()
  await queues.getByRole('link', { name: /^Refunds to approve/ }).click()
  await page.getByRole('link', { name: 'Goodwill' }).click()
  await expect(page.getByRole('heading', { name: 'Goodwill' })).toBeVisible()
}

const empty = 'Nothing waits in this list.'

test('finance takes a refund and approves it: the list is empty, and the others are there', async ({
  page,
}) => {
  await openRefund(page)
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('It is yours.')).toBeVisible()
  await expectAccessibleInTheDark(page)
  await page.getByRole('button', { name: 'Approve the refund' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('৳1,500')
  await dialog.getByRole('button', { name: 'Approve the refund' }).click()
  await expect(page.getByText('The refund is approved.')).toBeVisible()
  await expect(page.getByText(empty)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the server asks before money moves, and does it then', async ({ page }) => {
    await openRefund(page)
    await page.getByRole('button', { name: 'Approve the refund' }).click()
    await expect(page.getByText('This moves money and cannot be taken back here.')).toBeVisible()
    await page.getByRole('button', { name: 'Approve the refund' }).click()
    await expect(page.getByText('The refund is approved.')).toBeVisible()
    await expect(page.getByText(empty)).toBeVisible()
  })
})
