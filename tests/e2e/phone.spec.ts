import { daysAhead, expect, expectAccessible, test } from './test.ts'
import { fillTraveler, goToGateway, nusratAtHome, signUp, signUpInTheMiddle } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

// The lower one is what a keyboard on the screen leaves.
for (const height of [740, 400]) {
  test.describe(`on a phone of 360 x ${height}`, () => {
    test.use({ viewport: { width: 360, height } })
    test('search, filter in a sheet, book and find the order', async ({ page }) => {
      // The search of last time: of today's flights the last may have left.
      const remembered = { version: 1, toFrom: { departureDate: daysAhead(30) } }
      await page.addInitScript(
        (root) => localStorage.setItem('root', root),
        JSON.stringify(remembered),
      )
      await page.goto('/')
      await page.getByRole('button', { name: 'SEARCH FLIGHT' }).tap()
      await expect(
        page.getByRole('heading', { level: 1, name: "Dhaka (DAC) to Cox's Bazar (CXB)" }),
      ).toBeVisible()

      await page.getByRole('button', { name: /^Filter and sort/ }).tap()
      const sheet = page.getByRole('dialog')
      await sheet.getByText('Earliest').tap()
      // In the lower window half of some target is always under what sticks to an edge, and axe measures the other half.
      if (height > 400) await expectAccessible(page)
      await sheet.getByRole('button', { name: /^Show \d+ flights?$/ }).tap()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/sort=earliest/)

      await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).tap()
      await signUpInTheMiddle(page)
      await fillTraveler(page, 1, nusratAtHome)
      await goToGateway(page)
      await page.getByRole('button', { name: 'Pay', exact: true }).tap()
      await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
      await page.getByRole('link', { name: 'My bookings' }).tap()
      await expect(page.getByRole('article', { name: /DAC - CXB/ })).toContainText('Confirmed')
      const [content, view] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ])
      expect(content).toBeLessThanOrEqual(view ?? 0)
    })
  })
}

test('the account’s menu, swiped on a phone, shows where one is', async ({ page }) => {
  await page.goto('/register?redirectTo=/app/account/change-password')
  await signUp(page)
  const menu = page.getByRole('navigation', { name: 'My account' })
  await expect(menu.getByRole('link', { name: 'Change Password' })).toBeInViewport({ ratio: 1 })
})
