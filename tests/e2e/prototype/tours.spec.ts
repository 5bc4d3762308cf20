import type { Locator, Page } from '@playwright/test'
import { tours } from '@jatra/mocks/tours/index'
import type { Pointer, TourStep } from '@jatra/mocks/tours/tour'
import { hydrated } from '../hydrated.ts'
import { fillTraveler, nusrat } from '../steps.ts'
import { expect, expectAccessibleInTheDark, test } from '../test.ts'
import { submit } from './walks.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** As a person finds it: by role and name, a status and an article by their words. */
const pointedAt = (page: Page, { role, name }: Pointer): Locator =>
  (role === 'status' || role === 'article'
    ? page.getByRole(role).filter({ hasText: name })
    : page.getByRole(role, { name })
  ).first()

/** The ring is around the element, or around a part of it where it is taller than the room beside the card. */
async function expectRing(page: Page, { title, point }: TourStep): Promise<void> {
  if (!point) return
  const target = pointedAt(page, point)
  await expect(target).toBeVisible()
  await expect(async () => {
    const [ring, own, note] = await Promise.all(
      [page.locator('.jp-ring'), target, card(page, title)].map((one) => one.boundingBox()),
    )
    if (!ring || !own || !note) throw new Error('there is no ring')
    const middle = { x: own.x + own.width / 2, y: Math.max(own.y, ring.y) + 1 }
    expect(middle.x > ring.x && middle.x < ring.x + ring.width).toBe(true)
    expect(middle.y > ring.y && middle.y < ring.y + ring.height).toBe(true)
    expect(note.y >= ring.y + ring.height || note.y + note.height <= ring.y).toBe(true)
  }).toPass()
}

test.use({ viewport: { width: 360, height: 740 } })

for (const { name, title, steps } of tours)
  test(`${title}: the keys lead through it, and each step points at what is there`, async ({
    page,
  }) => {
    await page.goto(`/prototype/tours/${name}`)
    for (const step of steps) {
      await expect(card(page, step.title)).toContainText(`${steps.indexOf(step) + 1} of`)
      // The gateway's page is plain HTML.
      if (step.name === 'pay' || step.name === 'pay-late') await expect(page).toHaveURL(/sandbox/)
      else await hydrated(page)
      await expectRing(page, step)
      await page.keyboard.press(step === steps.at(-1) ? 'Escape' : 'ArrowRight')
    }
    await expect(page.getByText('The tour has ended.')).toBeAttached()
    await page.reload()
    await expect(page.getByText(steps.at(-1)?.title ?? '', { exact: true })).toHaveCount(0)
  })

test('a tour follows who goes on by hand, and keeps what was typed', async ({ page }) => {
  await page.goto('/prototype/tours/book-a-flight/choose-flight')
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await expect(card(page, 'Say who travels')).toBeVisible()
  const name = page.getByLabel('First Name')
  await name.fill('Nusrat')
  // In a field the arrows move the caret.
  await name.press('ArrowRight')
  await expect(card(page, 'Say who travels')).toBeVisible()
  const next = card(page, 'Say who travels').getByRole('link', { name: 'Next: Choose bKash' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Choose bKash' })).toBeAttached()
  await expect(
    card(page, 'Choose bKash').getByRole('link', { name: 'Next: Send the booking' }),
  ).toBeFocused()
  await expect(name).toHaveValue('Nusrat')
  await expectAccessibleInTheDark(page)
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, 'Say who travels')).toBeVisible()
  await page.goto('/about')
  await card(page, 'Say who travels').getByRole('link', { name: 'Go to the page of this' }).click()
  await expect(page).toHaveURL(/flight\/booking/)
})

test('a tour takes the Pay of a presenter for its own', async ({ page }) => {
  await page.goto('/prototype/tours/change-of-price/submit')
  await fillTraveler(page, 1, nusrat)
  await submit(page)
  const changed = page.getByRole('status').filter({ hasText: 'The price has changed' })
  await expect(changed).toBeVisible()
  await card(page, 'Send the booking').getByRole('link', { name: /^Next/ }).click()
  await expect(card(page, 'Nobody pays more unasked')).toBeVisible()
  await expect(changed).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
})

test('a tour is chosen in the panel and taken without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/prototype?at=/about')
  await page.getByRole('link', { name: 'Refund', exact: true }).click()
  await expect(card(page, 'A booking waits for its payment')).toBeVisible()
  await page.getByRole('link', { name: 'Next: Half an hour later' }).click()
  await expect(page.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
  await page.getByRole('link', { name: 'End tour' }).click()
  await expect(page.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
  await expect(card(page, 'Half an hour later')).toHaveCount(0)
  await context.close()
})

test('the panel closes where a tour begins, and stays closed', async ({ page }) => {
  await page.goto('/about')
  const toolbar = page.getByRole('complementary', { name: 'Prototype' })
  await toolbar.getByRole('button', { name: 'Prototype' }).click()
  const lead = toolbar.getByText('What you do here only you can see.')
  await expect(lead).toBeVisible()
  await toolbar.getByRole('link', { name: 'Book a flight' }).click()
  await expect(toolbar.getByRole('link', { name: /^Next: / })).toBeVisible()
  await expect(lead).toBeHidden()
  await toolbar.getByRole('link', { name: /^End/ }).click()
  await page.goto('/about')
  await expect(toolbar.getByRole('button', { name: 'Prototype' })).toBeVisible()
  await expect(lead).toBeHidden()
})
