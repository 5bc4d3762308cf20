import { openBeforeScripts } from './before-scripts.ts'
import { hydrated } from './hydrated.ts'
import { expect, searchAddress, test } from './test.ts'

test.describe('pressed before the scripts have come', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('an airport field opens its sheet once they have', async ({ page }) => {
      const letThrough = await openBeforeScripts(page, '/')
      await page.getByRole('combobox', { name: 'To', exact: true }).tap()
      letThrough()
      await expect(page.getByRole('dialog', { name: 'To', exact: true })).toBeVisible()
    })

    test('the form of Change search opens', async ({ page }) => {
      const letThrough = await openBeforeScripts(page, searchAddress('DAC', 'CXB'))
      await page.getByRole('button', { name: 'Change search' }).tap()
      letThrough()
      await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
    })
  })

  test('it opens for those who have searched before, whose last search is restored meanwhile', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('bangkok')
    await page.getByRole('option', { name: /BKK/ }).click()
    const letThrough = await openBeforeScripts(page, '/')
    await page.getByRole('button', { name: /Passenger and Class/ }).click()
    letThrough()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Bangkok')
  })

  test('and what they typed stays', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('bangkok')
    await page.getByRole('option', { name: /BKK/ }).click()
    const letThrough = await openBeforeScripts(page, '/')
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('dubai')
    letThrough()
    await page.getByRole('option', { name: /DXB/ }).click()
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Dubai')
  })

  test('the destinations of a holiday open, though their script comes last', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, '/?search=holiday')
    await page.getByRole('combobox', { name: 'Where do you want to go' }).click()
    letThrough()
    await expect(page.getByRole('option', { name: 'Nepal' })).toBeVisible()
  })

  test('of two presses the last counts', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, '/')
    await page.getByRole('button', { name: /Passenger and Class/ }).click()
    await page.getByRole('textbox', { name: 'Departure Date' }).click()
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Departure Date' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('nothing opens over what has been typed since', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, '/')
    await page.getByRole('button', { name: /Passenger and Class/ }).click()
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('dubai')
    letThrough()
    await hydrated(page)
    await page.getByRole('option', { name: /DXB/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
