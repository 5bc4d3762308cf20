import { expect, test } from '../test.ts'

test('staff find an order by keyboard, write a note on it and open a passport', async ({
  page,
}) => {
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
