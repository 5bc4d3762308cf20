import { daysAhead, expect, expectAccessible, searchAddress, test } from './test.ts'

test('reload, back and forward keep the same session and countdown', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'DXB'))
  await expect(page).toHaveURL(/searchId=/)
  const address = page.url()
  const names = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  const before = await names()
  await page.reload()
  expect(page.url()).toBe(address)
  expect(await names()).toEqual(before)
  await page.getByRole('link', { name: 'Jatra, home' }).click()
  await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  // The home page has cards of its own, and stays until the results are there again.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dhaka (DAC) to Dubai (DXB)' }),
  ).toBeVisible()
  await expect.poll(names).toEqual(before)
})

test('filters and sort are held in the address, counted and announced', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'LHR'))
  await expect(page).toHaveURL(/searchId=/)
  const all = await page.getByRole('article').count()
  await page.getByRole('radio', { name: 'Fastest' }).check()
  await expect(page).toHaveURL(/sort=fastest/)
  await page.getByRole('checkbox', { name: /^Non-stop/ }).check()
  await expect(page).toHaveURL(/stops=0/)
  // The address changes first, then the list.
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
  const shown = await page.getByRole('article').count()
  await expect(
    page.getByRole('status').filter({ hasText: `${shown} of ${all} flights shown` }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(shown)
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(all)
})

test('an open card shows four tabs, the last one with the rules of the fare', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'BKK'))
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Show Details' }).click()
  await expect(card.getByRole('tab')).toHaveText([
    'FLIGHT DETAILS',
    'FLIGHT FARE',
    'BAGGAGE',
    'FARE RULES',
  ])
  await expect(card.getByRole('tabpanel')).toContainText('DAC')
  await card.getByRole('tab', { name: 'FLIGHT FARE' }).click()
  await expect(card.getByRole('tabpanel')).toContainText('Adult')
  await card.getByRole('tab', { name: 'BAGGAGE' }).click()
  await expect(card.getByRole('tabpanel')).toContainText('DAC - BKK')
  await expectAccessible(page)
  await card.getByRole('tab', { name: 'FARE RULES' }).click()
  await expect(card.getByRole('tabpanel')).toContainText('Another date')
  await card.getByRole('button', { name: 'Hide Details' }).click()
  await expect(card.getByRole('tab')).toHaveCount(0)
})

test('when the session ends the page is locked and leads to a new search', async ({ page }) => {
  await page.clock.install()
  await page.goto(searchAddress('DAC', 'CXB'))
  // Ticking: the page has its script.
  await expect(page.getByRole('timer')).toHaveText(/14:5[0-7]/)
  await page.clock.fastForward('16:00')
  const modal = page.getByRole('dialog', { name: 'Session Expired' })
  await expect(modal).toContainText('Your session has expired. Please search again.')
  await expect(page.getByText('The Session has Expired')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(modal).toBeVisible()
  await modal.getByRole('link', { name: 'Search Again' }).click()
  await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
})

test('a link to a search that is gone says so', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'CXB', { searchId: 'long-gone-search' }))
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
})

test('a search that cannot be made keeps what was chosen and says why', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'BKK', { adults: '8', children: '2' }))
  await expect(page.getByRole('alert')).toContainText(
    'Airlines take at most 9 adults and children on one booking.',
  )
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('Bangkok')
  await expectAccessible(page)

  await page.goto(searchAddress('DAC', 'BKK', { departureDate: '2020-01-01' }))
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/flight/search?adults=%00&originLocationCode=<script>')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the search is edited in place', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'CXB'))
  await page.getByRole('button', { name: 'Change search' }).click()
  await page.getByRole('textbox', { name: 'Departure Date' }).fill(daysAhead(40))
  await page.getByRole('textbox', { name: 'Departure Date' }).press('Enter')
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(page).toHaveURL(new RegExp(`departureDate=${daysAhead(40)}`))
  await expect(page.getByRole('article').first()).toBeVisible()
})
