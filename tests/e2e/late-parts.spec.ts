import { expect, searchAddress, test } from './test.ts'

for (const field of ['Departure Date', 'Passenger and Class']) {
  test(`where the script behind ${field} cannot be had, the page stays and says so`, async ({
    page,
  }) => {
    await page.goto('/')
    const to = page.getByRole('combobox', { name: 'To', exact: true })
    await to.fill('Dubai')
    await page.getByRole('option', { name: /DXB/ }).click()
    await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
    await page.getByText(field, { exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where does your journey begin?',
    )
    await expect(to).toHaveValue('Dubai')
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

for (const [tab, button] of [
  ['HOLIDAYS', 'SEARCH HOLIDAYS'],
  ['VISA', 'SEARCH VISA'],
] as const) {
  test(`where the script behind the tab ${tab} cannot be had, the page stays and can be loaded again`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
    await page.getByRole('main').getByRole('link', { name: tab }).click()
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(page.getByRole('button', { name: button })).toBeVisible()
  })
}

test('where the airports of Change search cannot be had, it leads to the form of the home page', async ({
  page,
}) => {
  await page.route('**/flight/start', (route) => route.abort('connectionreset'))
  await page.goto(searchAddress('DAC', 'CXB'))
  await page.getByRole('button', { name: 'Change search' }).click()
  await page.getByRole('link', { name: 'Change search' }).click()
  await expect(page).toHaveURL(/\/\?search=flight$/)
  await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
})
