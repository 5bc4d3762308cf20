import { expect, test } from '../test.ts'

test('staff find an order by keyboard, and write a note on it', async ({ page }) => {
  await page.goto('/?persona=staff')
  await page.goto('/desk/find')
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox', { name: 'Find an order' })
  await expect(box).toBeFocused()
  await page.keyboard.type('nusrat.jahan@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('Read as an email address.')
  await box.blur()
  // The first is a flight of today.
  await page.keyboard.press('j')
  const first = page.getByRole('row').nth(1).getByRole('link')
  await expect(first).toBeFocused()
  const reference = await first.textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(`^${reference} `))

  await page.goto(`/desk/find?q=${reference}`)
  await expect(page.getByRole('status').first()).toContainText('a booking ID')
  await page.getByRole('row').nth(1).getByText('Nusrat Jahan').first().click()
  await expect(page.getByText('What happened')).toBeVisible()
  const note = page.getByLabel('Note for colleagues')
  await note.fill('Called at noon.\nCalls again tomorrow.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('The note is added.')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls again tomorrow.' })).toHaveCount(
    1,
  )
})

test('a note whose answer was lost is sent again, and is there once', async ({ page }) => {
  await page.goto('/?persona=staff')
  await page.goto('/desk/find?q=nusrat.jahan@example.com')
  await page.getByRole('row').nth(1).getByRole('link').click()
  const note = page.getByLabel('Note for colleagues')
  await note.fill('Pays by bank.')
  await page.route('**/desk/orders/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  const send = page.getByRole('button', { name: 'Add the note' })
  await send.click()
  await expect(page.getByText(/^There was no answer/)).toBeVisible()
  await expect(note).toHaveValue('Pays by bank.')
  await page.unroute('**/desk/orders/**')
  await send.click()
  await expect(page.getByText('The note is added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pays by bank.' })).toHaveCount(1)
})

test('a passport is opened one by one, in the timeline, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/?persona=staff')
  await page.goto('/desk/find?q=nusrat.jahan@example.com')
  await page
    .getByRole('row', { name: /DAC - BKK/ })
    .first()
    .getByRole('link')
    .click()
  const note = page.getByLabel('Note for colleagues')
  await note.fill('Asked for the number.')
  const opens = page.getByRole('button', { name: /^Open passport number of/ })
  await expect(opens.first()).toBeVisible()
  const masked = await opens.count()
  await opens.first().click()
  await expect(page.getByText(/^Valid until/)).toBeVisible()
  await expect(opens).toHaveCount(masked - 1)
  await expect(page.getByText('Passport number opened')).toHaveCount(1)
  await expect(note).toHaveValue('Asked for the number.')
})

test('a customer is not told that there is a desk', async ({ page }) => {
  await page.goto('/desk/find')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fdesk%2Ffind$/)
  await page.goto('/?persona=traveller')
  for (const path of ['/desk', '/desk/find', '/desk/orders/anything']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  }
  // Still signed in.
  await page.goto('/app/account/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings')
})
