import { expect, expectAccessible, test } from './test.ts'
import { createAccount, signUpInTheMiddle } from './steps.ts'
import { chooseCountry, fillApplicant, openApplication } from './visa-steps.ts'

test('addresses that lead nowhere say so', async ({ page }) => {
  await page.goto('/visaDetails')
  await expect(page).toHaveURL(/\?search=visa$/)
  await expect(page.getByRole('button', { name: 'SEARCH VISA' })).toBeVisible()
  expect((await page.goto('/visaDetails?country=Atlantis'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await openApplication(page)
  for (const index of ['99', '-1', 'first']) {
    const answer = await page.goto(`/visaBookSchedule/${index}?country=Thailand`)
    expect(answer?.status()).toBe(404)
  }
  await page.goto('/visaBookSchedule/0')
  await expect(page).toHaveURL(/\?search=visa$/)
})

test('the visa tab says that its list did not come, and tries again', async ({ page }) => {
  await page.goto('/')
  await page.route('**/visa/start', (route) => route.abort('connectionreset'))
  await page.getByRole('main').getByRole('link', { name: 'VISA' }).click()
  await expect(page.getByText('Error! Task failed.')).toBeVisible()
  await page.unroute('**/visa/start')
  await page.getByRole('button', { name: 'Retry' }).click()
  await chooseCountry(page, 'Thailand')
})

test('an account without an application says so', async ({ page }) => {
  await createAccount(page)
  await page.goto('/app/account/bookings/visa')
  await expect(page.getByRole('heading', { name: 'You have no visa orders' })).toBeVisible()
  await expectAccessible(page)
})

test('the ninth traveller is the last, and a larger group is asked to call', async ({ page }) => {
  await page.goto('/?search=visa')
  // Only script disables it, so from here on the form answers.
  await expect(page.getByRole('button', { name: 'SEARCH VISA' })).toBeDisabled()
  const more = page.getByRole('button', { name: 'One more: Travellers' })
  for (let travelers = 2; travelers <= 8; travelers += 1) await more.click()
  await expect(page.getByText(/please call us/)).toHaveCount(0)
  await more.click()
  await expect(page.getByText('For more than 9 please call us: +880 9600 123456')).toBeVisible()
})

test('an address for too many travellers or an unknown nationality says what it shows', async ({
  page,
}) => {
  await page.goto('/visaDetails?country=Thailand&nationality=XX&travelers=20')
  await expect(page.getByText('At most 9 travellers apply together here')).toBeVisible()
  await expect(page.getByText('For 9 travellers, nationality: Bangladesh')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, read, apply as plain forms', async ({ page }) => {
    await page.goto('/?search=visa')
    await page.getByLabel('Where do you want to go').selectOption('Malaysia')
    await page.getByRole('combobox', { name: 'Nationality' }).selectOption('NP')
    await page.getByRole('button', { name: 'SEARCH VISA' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Malaysia/ })).toBeVisible()
    await expect(page.getByText('nationality: Nepal')).toBeVisible()
    await page.getByRole('link', { name: 'See the list for a Bangladeshi passport' }).click()
    await expect(page.getByRole('heading', { name: 'Housewife' })).toBeVisible()
    await page
      .getByRole('link', { name: /SPECIAL OFFER/ })
      .first()
      .click()
    await signUpInTheMiddle(page)

    await expect(page.getByText('Pictures can be added only with JavaScript.')).toBeVisible()
    await fillApplicant(page, 1)
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByText('Please select a payment option')).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
    await page.getByLabel(/bKash/).check()
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  })
})
