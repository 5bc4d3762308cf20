import { signUp } from './steps.ts'
import { daysAhead, expect, searchAddress, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript: search by typed names, results with filters, sign-up, login', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'To' }).fill('Chattogram')
  await page.getByRole('textbox', { name: 'Departure Date' }).fill(daysAhead(30))
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dhaka (DAC) to Chittagong (CGP)' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/searchId=/)
  // Only then have the styles come that hide the phone's filters here.
  await page.waitForLoadState('load')
  const all = await page.getByRole('article').count()
  expect(all).toBeGreaterThan(0)

  await page.getByRole('radio', { name: 'Earliest' }).check()
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page).toHaveURL(/sort=earliest/)
  await expect(page.getByRole('article')).toHaveCount(all)

  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill('nusrat@')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Invalid Email Format')).toBeVisible()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nusrat@')
  const { userName, password } = await signUp(page)
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()

  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'SIGN IN' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Username or Email is required')).toBeVisible()
  await page.getByLabel('Email or username').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill('Wrong@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email or username')).toHaveValue(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Account menu')).toBeVisible()
})

test('without JavaScript: date, passengers and a round trip are what the plain fields say', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByText('Round-Trip', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Departure Date' }).fill(daysAhead(30))
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(page.getByText('Choose a return date, or search one-way')).toBeVisible()

  await page.goto('/')
  await page.getByText('Round-Trip', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Departure Date' }).fill(daysAhead(30))
  await page.getByRole('textbox', { name: 'Return Date' }).fill(daysAhead(37))
  await page.getByRole('spinbutton', { name: /Adults/ }).fill('2')
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: "to Cox's Bazar (CXB) and back" }),
  ).toBeVisible()
  await expect(page).toHaveURL(
    new RegExp(`departureDate=${daysAhead(30)}.*returnDate=${daysAhead(37)}`),
  )
  await expect(page.getByText('for 2 travellers').first()).toBeVisible()
})

test('without JavaScript: a flight of more cities, row by row, and what was typed stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Search more than one city' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-city search' })).toBeVisible()
  const flight = (number: number) => page.getByRole('group', { name: `Flight ${number}` })
  const fill = async (number: number, from: string, to: string, day: number) => {
    await flight(number).getByRole('textbox', { name: 'From' }).fill(from)
    await flight(number).getByRole('textbox', { name: 'To' }).fill(to)
    await flight(number).getByLabel('Departure Date').fill(daysAhead(day))
  }
  await fill(1, 'Dhaka', 'BKK', 30)
  await expect(flight(3)).toHaveCount(0)
  await page.getByRole('button', { name: '+ Add Another City' }).click()
  await expect(flight(3)).toBeVisible()
  await expect(flight(1).getByRole('textbox', { name: 'From' })).toHaveValue('Dhaka')

  await flight(2).getByRole('textbox', { name: 'From' }).fill('Nowhere at all')
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(page.getByText('Fill in From, To and the date of each flight')).toBeVisible()
  await fill(2, 'Bangkok', 'Singapore', 34)
  await page.getByRole('spinbutton', { name: /Adults/ }).fill('2')
  // Enter in a field searches: another row is asked for by its own button alone.
  await flight(2).getByRole('textbox', { name: 'To' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Dhaka (DAC) to Bangkok (BKK)',
  )
  await expect(page).toHaveURL(/leg=DAC-BKK-.*leg=BKK-SIN-.*searchId=/)
  await expect(page).toHaveURL(/adults=2/)
  await expect(page).not.toHaveURL(/legFrom|rows/)
})

test('without JavaScript, on a phone: the filters are reached and applied', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(searchAddress('DAC', 'BKK'))
  await expect(page.getByRole('button', { name: 'Show Details' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Filter and sort' }).click()
  await page.getByRole('radio', { name: 'Fastest' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/sort=fastest/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
