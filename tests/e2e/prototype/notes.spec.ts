import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { expect, expectAccessibleInTheDark, test } from '../test.ts'

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Prototype' })

async function pin(page: Page, text: string, place: { x: number; y: number }): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Prototype' }).click()
  await toolbar(page).getByLabel('Note', { exact: true }).fill(text)
  await toolbar(page).getByRole('button', { name: 'Pin it' }).click()
  await expect(toolbar(page).getByText('Now press the place that it is about')).toBeVisible()
  await page.mouse.click(place.x, place.y)
  await expect(note(page)).toBeVisible()
}

const notes = (page: Page) => page.getByRole('list', { name: 'Notes on this page' })
const note = (page: Page) => notes(page).locator('summary').first()

test('a note stands where it was pinned, on its page alone, and comes along with the link', async ({
  page,
  browser,
}) => {
  await page.goto('/packageMenu')
  await hydrated(page)
  await pin(page, 'Is this price for two?', { x: 400, y: 300 })
  const box = await note(page).boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 400)).toBeLessThan(2)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 300)).toBeLessThan(2)
  await note(page).click()
  await expect(notes(page).getByText('Is this price for two?')).toBeVisible()
  await expectAccessibleInTheDark(page)

  // The router goes to another page without loading it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(notes(page)).toHaveCount(0)
  await page.goto('/packageMenu?destination=Nepal')
  await expect(note(page)).toBeVisible()

  await toolbar(page).getByRole('button', { name: 'Prototype' }).click()
  await toolbar(page).getByRole('button', { name: 'Copy link' }).click()
  const field = toolbar(page).getByRole('textbox', { name: 'Link to this exact state' })
  await expect(field).toHaveValue(/link=/)
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(await field.inputValue())
  await note(colleague).click()
  await expect(notes(colleague).getByText('Is this price for two?')).toBeVisible()
  await colleague.getByRole('button', { name: 'Take note 1 off' }).click()
  await expect(notes(colleague)).toHaveCount(0)
  await context.close()
  await page.reload()
  await expect(note(page)).toBeVisible()
})

test('the panel says when the site was built', async ({ page }) => {
  await page.goto('/about')
  await toolbar(page).getByRole('button', { name: 'Prototype' }).click()
  await expect(
    toolbar(page).getByText(/^Built on \d+ \w+ \d{4}, \d\d:\d\d, in Dhaka\.$/),
  ).toBeVisible()
})
