import { expect, test } from './test.ts'

const SCRIPT = '**/assets/airport-list-*.js'

test('what is typed before the list of airports has come is answered when it comes', async ({
  page,
}) => {
  let send = () => {}
  const asked = new Promise<void>((resolve) => (send = resolve))
  await page.route(SCRIPT, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  const to = page.getByRole('combobox', { name: 'To', exact: true })
  await to.fill('duba')
  await expect(to).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  send()
  await page.getByRole('option', { name: /DXB/ }).click()
  await expect(to).toHaveValue('Dubai')
})

test('without the list of airports the field still finds the first match', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort('connectionreset'))
  await page.goto('/')
  const to = page.getByRole('combobox', { name: 'To', exact: true })
  await to.fill('duba')
  await to.press('Tab')
  await expect(to).toHaveValue('Dubai')
  await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
})
