import { hydrated } from '../hydrated.ts'
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

test('a tour leads on by the keys, with what the presenter left out', async ({ page }) => {
  await page.goto('/prototype/tours/refund/time-over')
  const card = (title: string) => page.getByRole('region', { name: title })
  await expect(card('Half an hour later')).toBeVisible()
  await hydrated(page)
  await page.keyboard.press('ArrowLeft')
  await expect(card('A booking waits for its payment')).toBeVisible()
})

test('two visitors side by side are two people', async ({ page }) => {
  await page.goto('/prototype/side-by-side?at=/app/account/profile')
  const two = page.frameLocator('iframe[name="jp-pane-two"]')
  await expect(two.getByLabel('Email', { exact: true })).toHaveValue('farhana.akter@example.com')
  const one = page.frameLocator('iframe[name="jp-pane-one"]')
  await expect(one.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
