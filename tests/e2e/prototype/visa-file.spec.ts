import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { picture } from '../visa-steps.ts'

/** The newest paid application of a persona, on its own page. */
async function openApplication(page: Page): Promise<string> {
  await page.goto('/?persona=frequent-traveller')
  await page.goto('/app/account/bookings/visa')
  const paid = page.getByRole('article').filter({ hasText: 'Paid' }).first()
  await paid.getByRole('link', { name: /Show More/ }).click()
  await expect(page.getByRole('heading', { name: 'Documents of your application' })).toBeVisible()
  await hydrated(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The place of a document of the first traveller. */
const slotOf = (page: Page, item: string) => page.locator(`[id="slot-0.${item}"]`)

async function give(page: Page, item: string, name: string): Promise<void> {
  const slot = slotOf(page, item)
  await slot.locator('input[type=file]').setInputFiles(await picture(page, name))
  await slot.getByRole('button', { name: /^(Upload|Replace)/ }).click()
  await expect(slot.getByText(name)).toBeVisible()
  await expect(slot.getByText('We look at it', { exact: true })).toBeVisible()
}

async function atDesk(page: Page, orderId: string): Promise<void> {
  await page.goto('/?persona=agent')
  await page.goto(`/desk/orders/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Documents of the application' })).toBeVisible()
  await hydrated(page)
}

test('a document is given, asked for once more, replaced and accepted; the visa is granted', async ({
  page,
}) => {
  const orderId = await openApplication(page)
  await give(page, 'photo', 'photo.jpg')
  await expectAccessible(page)

  await atDesk(page, orderId)
  const photo = slotOf(page, 'photo')
  await photo.getByText('Ask for another', { exact: true }).click()
  await photo.getByLabel('What is wrong').selectOption('cropped')
  await photo.getByLabel('What the traveller reads').fill('The chin is missing')
  await photo.getByRole('button', { name: 'Ask for another Photo' }).click()
  await expect(photo.getByText('Needed once more', { exact: true })).toBeVisible()
  await slotOf(page, 'passport')
    .getByRole('button', { name: /^Accept Passport/ })
    .click()
  await expect(slotOf(page, 'passport').getByText('Accepted', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await openApplication(page)
  await expect(photo.getByText(/The chin is missing/)).toBeVisible()
  await expect(page.getByText(/^Please give once more: Photo/)).toBeVisible()
  await expect(slotOf(page, 'passport').getByRole('button')).toHaveCount(0)
  await give(page, 'photo', 'better.jpg')
  await expect(photo.getByText('photo.jpg')).toHaveCount(0)

  await atDesk(page, orderId)
  await photo.getByRole('button', { name: 'Accept Photo' }).click()
  await expect(photo.getByText('Accepted', { exact: true })).toBeVisible()

  const [reference = ''] = (await page.title()).split(' ')
  await page.goto('/desk?queue=visaFiles')
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').first().click()
  await page.getByLabel(/^Why it goes before/).fill('The rest came on paper')
  await page.getByRole('button', { name: 'Handed over to the embassy' }).click()
  await expect(page.getByText(/^The application is with the embassy/)).toBeVisible()

  await page.goto(`/desk/orders/${orderId}`)
  await hydrated(page)
  await page.getByRole('combobox', { name: 'What became of it' }).selectOption('granted')
  await page
    .getByLabel('Letter of the embassy (a picture)')
    .setInputFiles(await picture(page, 'visa.jpg'))
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByText('Written down, and the traveller is emailed.')).toBeVisible()

  await openApplication(page)
  await expect(page.getByText(/^Nothing: your visa is granted/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download visa.jpg' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a document is given, and what is no picture says so at its place', async ({ page }) => {
    await page.goto('/?persona=frequent-traveller')
    await page.goto('/app/account/bookings/visa')
    const paid = page.getByRole('article').filter({ hasText: 'Paid' }).first()
    await paid.getByRole('link', { name: /Show More/ }).click()
    const photo = slotOf(page, 'photo')
    const file = photo.locator('input[type=file]')
    const foul = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await file.setInputFiles(foul)
    await photo.getByRole('button', { name: 'Upload Photo' }).click()
    await expect(photo.getByText(/PDF/)).toBeVisible()
    await file.setInputFiles(await picture(page, 'photo.jpg'))
    await photo.getByRole('button', { name: 'Upload Photo' }).click()
    await expect(photo.getByText('photo.jpg')).toBeVisible()
    await expect(photo.getByText('We look at it', { exact: true })).toBeVisible()
  })
})
