import { expect, type Page } from '@playwright/test'
import { daysAhead } from './test.ts'
import { hydrated } from './hydrated.ts'
import { createAccount, fillTraveler, nusrat } from './steps.ts'

/** A real picture, as a browser makes it: a JPEG of the page itself. */
export async function picture(page: Page, name: string) {
  const buffer = await page.screenshot({
    type: 'jpeg',
    clip: { x: 0, y: 0, width: 640, height: 480 },
  })
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Takes a destination on the visa tab. Only a hydrated page keeps the button disabled until then. */
export async function chooseCountry(page: Page, country: string): Promise<void> {
  const search = page.getByRole('button', { name: 'SEARCH VISA' })
  await expect(search).toBeDisabled()
  await page.getByLabel('Where do you want to go').selectOption(country)
  await expect(search).toBeEnabled()
}

/** A new account on the application for the first option of a visa. */
export async function openApplication(page: Page, country = 'Thailand', travelers = 1) {
  const account = await createAccount(page)
  await page.goto(`/visaBookSchedule/0?country=${country}&nationality=BD&travelers=${travelers}`)
  await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
  await hydrated(page)
  return account
}

/** One traveller's block. */
export const blockOf = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Traveller ${number}\\b`) })

/** Adds pictures to a traveller and waits until they are there. */
export async function addPictures(page: Page, number: number, names: readonly string[]) {
  const files = await Promise.all(names.map((name) => picture(page, name)))
  const block = blockOf(page, number)
  await block.getByLabel('Documents', { exact: true }).setInputFiles(files)
  await expect(block.getByText('Uploaded', { exact: true })).toHaveCount(names.length)
}

/** Everything but documents, which come later where there are none. */
export async function fillApplicant(page: Page, number: number, firstName = 'Nusrat') {
  await fillTraveler(page, number, { ...nusrat, firstName })
  const later = documentsLater(page)
  if (await later.isVisible()) await later.check()
}

/** The box that lets people pay and give documents later. */
export const documentsLater = (page: Page) =>
  page.getByLabel(/^I will give the missing documents later, /)

/** Has the documents picked up, a week from now unless said otherwise. */
export async function choosePickUp(
  page: Page,
  address = '12 Dhanmondi, Dhaka',
  days = 7,
): Promise<void> {
  await page.getByRole('radio', { name: /^Pick up/ }).check()
  await page.getByLabel('Pickup address').fill(address)
  const date = page.getByRole('textbox', { name: 'Pickup date' })
  await date.fill(daysAhead(days))
  await date.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
