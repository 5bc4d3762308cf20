import { openBeforeScripts } from './before-scripts.ts'
import { openBooking } from './steps.ts'
import { expect, searchAddress, test } from './test.ts'

test.describe('entered before the scripts have come', () => {
  test('a booking form keeps what was typed and chosen, and is not sent', async ({ page }) => {
    await openBooking(page, 'DAC', 'BKK')
    const letThrough = await openBeforeScripts(page, page.url())
    await page.getByLabel('First Name').fill('Nusrat')
    await page.getByLabel('Day').first().selectOption('28')
    await page.getByRole('radio', { name: /^Book now, pay by / }).check()
    // The focus is in what disappears once the page knows of the choice above.
    await page.getByRole('radio', { name: /bKash/ }).check()
    letThrough()
    await expect(page.getByText('You choose how to pay when you pay.')).toBeVisible()
    await page.getByLabel('Month').first().selectOption('February')
    await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
    await expect(page.getByLabel('Day').first()).toHaveValue('28')
    await expect(page.getByText('Last name is required')).toHaveCount(0)
  })

  test('a filter is applied once they have', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, searchAddress('DAC', 'BKK'))
    const nonStop = page.getByRole('complementary').getByRole('checkbox', { name: /^Non-stop/ })
    await nonStop.check()
    letThrough()
    await expect(page).toHaveURL(/[?&]stops=0/)
    await expect(nonStop).toBeChecked()
  })
})
