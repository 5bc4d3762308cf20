import { expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { signUpInTheMiddle } from './steps.ts'

test('says what a party pays in a month, and begins its reservation so', async ({ page }) => {
  await page.goto('/packages/nepal-kathmandu-pokhara-5-days')
  await expect(page.getByText(/out of 5/)).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Map: 1 Kathmandu, 2 Pokhara' })).toBeVisible()
  const flight = page.getByRole('listitem').filter({ hasText: 'Day 1' }).first()
  await expect(flight).toContainText('Dhaka DAC')
  // One answer after the other: Remix complains in the console of one that the next choice cuts off.
  await page.getByLabel('Adults (12+)').selectOption('2')
  await expect(page).toHaveURL(/adults=2/)
  await page.getByLabel('Infants (under 3)').selectOption('1')
  await expect(page).toHaveURL(/infants=1/)
  await page.getByLabel('Month').selectOption('March 2027')
  const total = page.getByRole('status').filter({ hasText: 'double room' })
  await expect(total).toHaveText('৳87,875 in 1 double room, the same on any day in March 2027.')
  await expect(page).toHaveURL(/adults=2&child=0&child2=0&infants=1&month=2027-03$/)
  await expectAccessible(page)
  await page.getByLabel('Infants (under 3)').selectOption('3')
  await expect(page.getByText(/there cannot be more infants than adults/)).toBeVisible()
  await page.getByLabel('Infants (under 3)').selectOption('0')
  await expect(total).toBeVisible()

  await page.getByRole('link', { name: 'SELECT OFFER' }).click()
  await signUpInTheMiddle(page)
  await expect(page.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue('2')
  await expect(page.getByRole('spinbutton', { name: 'Double room' })).toHaveValue('1')
  await expect(page.getByText('৳87,875').first()).toBeVisible()
})

test('shows more below what is there, and finds the place again', async ({ page }) => {
  await page.goto('/packageMenu?sort=price')
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

test('a place that we do not go to says so, with the way to all packages', async ({ page }) => {
  const answer = await page.goto('/packageMenu?destination=Nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See all packages' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
