import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript: search by typed names, results with filters, sign-up', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'To' }).fill('Chattogram')
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'DAC - CGP' })).toBeVisible()
  const all = await page.getByRole('article').count()
  expect(all).toBeGreaterThan(0)

  await page.getByRole('radio', { name: 'Earliest' }).check()
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page).toHaveURL(/sort=earliest/)
  await expect(page.getByRole('article')).toHaveCount(all)

  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Username or Email is required')).toBeVisible()
})
