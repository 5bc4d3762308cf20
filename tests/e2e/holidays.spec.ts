import type { Locator, Page } from '@playwright/test'
import { daysAhead, expect, expectAccessible, test } from './test.ts'
import {
  chooseDestination,
  fillContact,
  fillTravelDate,
  goToGateway,
  hydrated,
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
  const [said, bar] = await Promise.all([
    words.boundingBox(),
    page.getByRole('link', { name: /See price details/ }).boundingBox(),
  ])
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

test('from the home page to the reserved holiday in the account', async ({ page }) => {
  await page.goto('/?search=holiday')
  const form = page.getByRole('form', { name: 'Holiday search' })
  await expect(form.getByRole('button', { name: 'SEARCH HOLIDAYS' })).toBeDisabled()
  await chooseDestination(page, 'Nepal')
  await form.getByRole('button', { name: 'SEARCH HOLIDAYS' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Holidays in Nepal' })).toBeVisible()
  await expect(page).toHaveURL(/\/packageMenu\?destination=Nepal$/)
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
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page.getByRole('heading', { name: 'Your holiday is reserved' })).toBeVisible()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('CONFIRM', { exact: true })).toBeVisible()
  await expect(page.getByText('Double room × 1').first()).toBeVisible()
  await expect(page.getByText('Adults (12+)')).toBeVisible()
  await expect(page.getByRole('article').getByText('নুসরাত Jahan')).toBeVisible()
  await expect(page.getByText('Payment history')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All bookings' }).click()
  const order = page.getByRole('article', { name: new RegExp(name.replace(/[^\w ]/g, '.')) })
  await expect(order).toContainText('SUCCESS')
  await expect(order).toContainText('2 Person')
  await expect(order).toContainText(total)
})

test('says what a party pays in a month, and begins its reservation so', async ({ page }) => {
  await page.goto('/packages/nepal-kathmandu-pokhara-5-days')
  await hydrated(page)
  await expect(page.getByText(/out of 5/)).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Map: 1 Kathmandu, 2 Pokhara' })).toBeVisible()
  const flight = page.getByRole('listitem').filter({ hasText: 'Day 1' }).first()
  await expect(flight).toContainText('Dhaka DAC')
  await page.getByLabel('Adults (12+)').selectOption('2')
  await page.getByLabel('Infants (under 3)').selectOption('1')
  await page.getByLabel('Month').selectOption('March 2027')
  const said = page.getByRole('status').filter({ hasText: 'double room' })
  await expect(said).toHaveText('৳87,875 in 1 double room, the same on any day in March 2027.')
  await expect(page).toHaveURL(/adults=2&child=0&child2=0&infants=1&month=2027-03$/)
  await expectAccessible(page)
  await page.getByLabel('Infants (under 3)').selectOption('3')
  await expect(page.getByText(/there cannot be more infants than adults/)).toBeVisible()
  await page.getByLabel('Infants (under 3)').selectOption('0')
  await expect(said).toBeVisible()

  await page.getByRole('link', { name: 'SELECT OFFER' }).click()
  await signUpInTheMiddle(page)
  await expect(page.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue('2')
  await expect(page.getByRole('spinbutton', { name: 'Double room' })).toHaveValue('1')
  await expect(page.getByText('৳87,875').first()).toBeVisible()
})

test('shows more below what is there, and finds the place again', async ({ page }) => {
  await page.goto('/packageMenu?sort=price')
  await hydrated(page)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(24)
  const names = await cards.getByRole('heading').allTextContents()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL(/\/packageMenu\?sort=price&show=48$/)
  expect((await cards.getByRole('heading').allTextContents()).slice(0, 24)).toEqual(names)
  await expect(page.getByText(/^\d+ packages found$/)).toBeVisible()
  const first = cards.nth(24).getByRole('link')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)

  // A package and back: the list is as long as it was, and stands where it was.
  const height = () => page.evaluate(() => window.scrollY)
  const before = await height()
  expect(before).toBeGreaterThan(1000)
  await first.press('Enter')
  await expect(page.getByRole('link', { name: 'SELECT OFFER' })).toBeVisible()
  await page.goBack()
  await expect(cards.nth(24)).toBeInViewport()
  expect(Math.abs((await height()) - before)).toBeLessThan(50)
  await page.goBack()
  await expect(cards).toHaveCount(24)
})

test('keyboard only: search, package, reservation', async ({ page }) => {
  await page.goto('/?search=holiday')
  const field = page.getByRole('combobox', { name: 'Where do you want to go' })
  await expect(page.getByRole('button', { name: 'SEARCH HOLIDAYS' })).toBeDisabled()
  await field.focus()
  await page.keyboard.type('del')
  await expect(page.getByRole('option', { name: 'Delhi' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'SEARCH HOLIDAYS' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Holidays in Delhi' })).toBeFocused()

  await page.getByRole('article').first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'SELECT OFFER' }).focus()
  await page.keyboard.press('Enter')
  await signUpInTheMiddle(page)

  // Sent empty, the first wrong field takes the focus.
  await expect(page.getByRole('heading', { name: 'Reserve your holiday' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'SUBMIT' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a travel date')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Travel date' })).toBeFocused()
  await page.keyboard.type(daysAhead(40))
  await page.keyboard.press('Escape')
  await fillContact(page)

  // Rooms chosen by hand stay; what they do not hold is said at once and refused when it is sent.
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
  await page.getByRole('button', { name: 'SUBMIT' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Single room' })).toBeFocused()
  await page.getByRole('button', { name: 'Use the cheapest rooms' }).focus()
  await page.keyboard.press('Enter')
  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('spinbutton', { name: 'Triple room' })).toHaveValue('1')

  await page.getByRole('button', { name: 'SUBMIT' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a payment option')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Payment option' })).toBeFocused()
  await page.getByLabel(/Nagad/).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'SUBMIT' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
})

test('the carousel goes one card at a time and stops at its ends', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Hot packages' })
  const next = carousel.getByRole('button', { name: 'Next package' })
  const previous = carousel.getByRole('button', { name: 'Previous package' })
  await hydrated(page)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await expect(carousel.getByRole('status')).toContainText('Packages 2 to')
  await page.keyboard.press('End')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
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
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByText('The price has changed')).toBeVisible()
  await expect(page.getByText(/It was ৳1 and is ৳[\d,]+ for your rooms now/)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত')
  await page.unroute('**/packageReserve/**')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
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
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(page.url()).toBe(gateway)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('heading', { name: 'You cancelled the payment' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('1 room, 2 travellers')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await page.goto('/app/account/bookings/holidays')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('CANCELLED')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the reservation has no accessibility violation, empty and refused (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openReservation(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText('Please select a payment option')).toBeVisible()
    await page.getByRole('textbox', { name: 'Travel date' }).press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('a link that is shared says what it leads to', async ({ page, request }) => {
  await page.goto('/packageMenu?destination=Nepal')
  const link = page.getByRole('article').first().getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto(address)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  const says = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await says('og:title')).toContain(name)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(address)
  const picture = await request.get((await says('og:image')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  // Width and height stand at the beginning of a PNG.
  const png = await picture.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a package that never was answers 404, filters that fit nothing say so', async ({ page }) => {
  const missing = await page.goto('/packages/no-such-package')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await page.goto('/packageMenu?destination=Nepal&maxPrice=1')
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'See all packages' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
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
    // Below the card: neither header nor message lies over half of a button.
    await page
      .getByRole('heading', { name: 'Contact address' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await expectAccessible(page)
    await fillContact(page)
    await page.getByRole('button', { name: 'SUBMIT' }).tap()
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
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText('Please select a payment option')).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue('2')
    await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত')
    await page.getByLabel(/bKash/).check()
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
  })
})

test('a place that we do not go to says so, with the way to all packages', async ({ page }) => {
  const answer = await page.goto('/packageMenu?destination=Nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See all packages' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
