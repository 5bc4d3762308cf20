import type { Locator, Page } from '@playwright/test'
import { daysAhead, expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import {
  chooseDestination,
  fillContact,
  fillTravelDate,
  goToGateway,
  openReservation,
  signUpInTheMiddle,
} from './steps.ts'

const expectNoSidewaysScroll = async (page: Page) => {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(content).toBeLessThanOrEqual(view ?? 0)
}

/** Seen where the traveller is, not behind the price at the foot of the screen. */
const expectAboveThePriceBar = async (page: Page, words: Locator) => {
  await expect(words).toBeInViewport()
  const [message, bar] = await Promise.all([
    words.boundingBox(),
    page.getByRole('link', { name: /See price details/ }).boundingBox(),
  ])
  expect((message?.y ?? Infinity) + (message?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

test('from the home page to the reserved holiday in the account', async ({ page }) => {
  await page.goto('/?search=holiday')
  const form = page.getByRole('form', { name: 'Holiday search' })
  await expect(form.getByRole('button', { name: 'SEARCH HOLIDAYS' })).toBeDisabled()
  await chooseDestination(page, 'Nepal')
  await form.getByRole('button', { name: 'SEARCH HOLIDAYS' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Holidays in Nepal' })).toBeVisible()
  await expect(page).toHaveURL(/\/packageMenu\?destination=Nepal&month=$/)
  await page.getByRole('radio', { name: 'Lowest price' }).check()
  await expect(page).toHaveURL(/sort=price/)
  await page.getByRole('checkbox', { name: '4 to 7 days' }).check()
  await expect(page).toHaveURL(/duration=week/)
  await expect(page.getByRole('status').filter({ hasText: /packages? found/ })).toBeVisible()

  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? 'no name'
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Price Inclusive of' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Package Includes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Package Excludes' })).toBeVisible()
  await expect(page.getByText('Includes VAT and tax', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'SELECT OFFER' }).click()
  await signUpInTheMiddle(page)

  await expect(page.getByRole('heading', { name: 'Reserve your holiday' })).toBeVisible()
  await hydrated(page)
  await fillTravelDate(page, daysAhead(40))
  await page.getByRole('button', { name: 'One more: Adults (12+)' }).click()
  await expect(page.getByText('1 room, 2 travellers')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Price Summary' })
  const double = page.getByRole('row', { name: /^\(2 X per Double\)/ })
  const total = (await double.getByRole('cell').last().textContent()) ?? 'no total'
  await expect(summary).toContainText(total)
  await fillContact(page)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Your holiday is reserved' })).toBeVisible()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText('Double room × 1').first()).toBeVisible()
  await expect(page.getByText('Adults (12+)')).toBeVisible()
  await expect(page.getByRole('article').getByText('নুসরাত Jahan')).toBeVisible()
  await expect(page.getByText('Payment history')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All bookings' }).click()
  const order = page.getByRole('article', { name: new RegExp(name.replace(/[^\w ]/g, '.')) })
  await expect(order).toContainText('Paid')
  await expect(order).toContainText('2 Persons')
  await expect(order).toContainText(total)
})

test('keyboard only: search, package, reservation', async ({ page }) => {
  await page.goto('/?search=holiday')
  const field = page.getByRole('combobox', { name: 'Where do you want to go' })
  await expect(page.getByRole('button', { name: 'SEARCH HOLIDAYS' })).toBeDisabled()
  await field.focus()
  await page.keyboard.type('nep')
  await expect(page.getByRole('option', { name: 'Nepal' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'SEARCH HOLIDAYS' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Holidays in Nepal' })).toBeFocused()

  await page.getByRole('article').first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'SELECT OFFER' }).focus()
  await page.keyboard.press('Enter')
  await signUpInTheMiddle(page)

  // Sent empty, the first wrong field takes the focus.
  await expect(page.getByRole('heading', { name: 'Reserve your holiday' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a travel date')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Travel date' })).toBeFocused()
  await page.keyboard.type(daysAhead(40))
  await page.keyboard.press('Escape')
  await fillContact(page)

  // Rooms chosen by hand stay; a message says at once what they do not hold and refused when it is sent.
  await page.getByRole('button', { name: 'One more: Double room' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'One less: Single room' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'One more: Adults (12+)' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 room, 3 travellers')).toBeVisible()
  const problem = page.getByText(/^These rooms hold 2 adults and children, and you chose 3/)
  await expect(problem.first()).toBeVisible()
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Single room' })).toBeFocused()
  await page.getByRole('button', { name: 'Use the cheapest rooms' }).focus()
  await page.keyboard.press('Enter')
  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('spinbutton', { name: 'Triple room' })).toHaveValue('1')

  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a payment option')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Payment option' })).toBeFocused()
  await page.getByLabel(/Nagad/).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('an old price is shown with the new one, and is paid only when sent again', async ({
  page,
}) => {
  await openReservation(page)
  await fillTravelDate(page, daysAhead(40))
  await fillContact(page)
  await page.route('**/packageReserve/**', (route, request) => {
    const sent = request.postData()
    return sent === null
      ? route.continue()
      : route.continue({ postData: sent.replace(/\bprice=\d+/, 'price=1') })
  })
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText('The price has changed')).toBeVisible()
  await expect(page.getByText(/It was ৳1 and is ৳[\d,]+ for your rooms now/)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত')
  await page.unroute('**/packageReserve/**')
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('what is chosen and typed survives a reload, the gateway and a cancelled payment', async ({
  page,
}) => {
  await openReservation(page)
  await fillTravelDate(page, daysAhead(40))
  await page.getByRole('button', { name: 'One more: Triple room' }).click()
  await page.getByRole('button', { name: 'One less: Single room' }).click()
  await page.getByRole('button', { name: 'One more: Child (7-12)' }).click()
  await fillContact(page)
  await page.reload()
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await expect(page.getByText('1 room, 2 travellers')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await expect(page.getByRole('textbox', { name: 'Travel date' })).not.toHaveValue('')

  await goToGateway(page)
  const gateway = page.url()
  await page.goBack()
  await expect(page.getByText('1 room, 2 travellers')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(page.url()).toBe(gateway)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('heading', { name: 'You cancelled the payment' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('1 room, 2 travellers')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await page.goto('/app/account/bookings/holidays')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Cancelled')
})

test.describe('on a 360 px phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('filter in a sheet and reserve; nothing scrolls sideways', async ({ page }) => {
    await page.goto('/packageMenu')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Filter and sort' }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Thailand', { exact: true }).tap()
    await expect(page).toHaveURL(/destination=Thailand/)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Show \d+ packages?$/ }).tap()
    await expect(sheet).toBeHidden()
    await page.getByRole('article').first().getByRole('link').tap()
    await expect(page.getByRole('heading', { name: 'Price Inclusive of' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'SELECT OFFER' }).tap()
    await signUpInTheMiddle(page)
    await expect(page.getByRole('heading', { name: 'Reserve your holiday' })).toBeVisible()
    await hydrated(page)
    // Any order of taps: the room goes first, then another comes, then the second traveller.
    await page.getByRole('button', { name: 'One less: Single room' }).tap()
    await expect(page.getByText('0 rooms, 1 traveller')).toBeVisible()
    await expect(page.getByText('৳0')).toHaveCount(0)
    await expectAboveThePriceBar(page, page.getByText('Choose at least one room.'))
    await page.getByRole('button', { name: 'One more: Single room' }).tap()
    await page.getByRole('button', { name: 'One more: Adults (12+)' }).tap()
    const problem = page.getByText(/^These rooms hold 1 adult or child, and you chose 2/)
    await expectAboveThePriceBar(page, problem)
    await page.getByRole('button', { name: 'One more: Double room' }).tap()
    const warning = page.getByText(/^1 bed stays empty: you pay for 2 rooms/)
    await expectAboveThePriceBar(page, warning.first())
    await expect(warning).toHaveCount(2)
    await expect(page.getByText('2 rooms, 2 travellers')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await fillContact(page)
    await page.getByRole('button', { name: /^Pay ৳/ }).tap()
    await expect(page.getByText('Please select a travel date')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filter, reserve as plain forms', async ({ page }) => {
    await page.goto('/?search=holiday')
    await page.getByRole('checkbox', { name: 'Nepal' }).check()
    await page.getByRole('button', { name: 'SEARCH HOLIDAYS' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Holidays in Nepal' })).toBeVisible()
    const all = await page.getByRole('article').count()
    await page.getByRole('radio', { name: 'Lowest price' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.getByRole('article')).toHaveCount(all)
    await page.goto('/packageMenu')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByRole('article').nth(24)).toBeInViewport()
    await page.goto('/packageMenu?destination=Nepal&sort=price')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByLabel('Adults (12+)').selectOption('2')
    await page.getByRole('button', { name: 'Show the price' }).click()
    await expect(page.getByText('for 2 people, includes VAT and tax')).toBeVisible()
    await page.getByRole('link', { name: 'SELECT OFFER' }).click()
    await signUpInTheMiddle(page)

    await page.locator('input[type="date"]').fill(daysAhead(40))
    await page.getByRole('spinbutton', { name: 'Double room' }).fill('1')
    await page.getByRole('spinbutton', { name: 'Adults (12+)' }).fill('2')
    await fillContact(page)
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByText('Please select a payment option')).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue('2')
    await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত')
    await page.getByLabel(/bKash/).check()
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  })
})
