import { expect, expectAccessible, searchAddress, test } from '../test.ts'

test('any address opens in a browser that was never here', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'CXB'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Fill this form' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Account menu')).toBeVisible()
})

test('what was done is there when the browser has ended the worker', async ({ page }) => {
  await page.goto('/app/account/bookings/flight?persona=frequent-traveller')
  await expect(page.getByRole('article').first()).toBeVisible()
  const workers = await page.context().newCDPSession(page)
  await workers.send('ServiceWorker.enable')
  await workers.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
})
