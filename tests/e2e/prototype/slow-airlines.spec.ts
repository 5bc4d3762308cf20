import type { Page, Request } from '@playwright/test'
import { departInAMonth } from '../steps.ts'
import { expect, expectAccessible, searchAddress, test } from '../test.ts'
import { play } from './walks.ts'

const journey = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Dhaka (DAC) to Bangkok (BKK)' })
const cancel = (page: Page) => page.getByRole('link', { name: 'Cancel' })
const flights = (page: Page) => page.getByRole('article')

test.describe('while airlines answer', () => {
  test.use({ failures: true })

  test('a link to results shows what is searched at once, and then its flights', async ({
    page,
  }) => {
    await page.goto(searchAddress('DAC', 'BKK', { scenario: 'slow' }), { waitUntil: 'commit' })
    await expect(journey(page)).toBeVisible()
    await expect(cancel(page)).toBeVisible()
    await expect(page.getByText('1 Passenger')).toBeVisible()
    expect(await flights(page).count()).toBe(0)
    await expectAccessible(page)
    await expect(flights(page).first()).toBeVisible()
    await expect(page).toHaveURL(/searchId=/)
    await expect(cancel(page)).toHaveCount(0)
    await expect(page.getByRole('timer')).toBeVisible()
  })

  test('so does a search from the home page, and back leads home', async ({ page }) => {
    await page.goto('/?scenario=slow')
    await departInAMonth(page)
    await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
    await expect(cancel(page)).toBeVisible()
    await expect(page).toHaveURL(/\/flight\/search\?/)
    await expect(flights(page).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
  })

  test('the search can be given up, and is kept', async ({ page }) => {
    await page.goto('/?scenario=slow')
    await departInAMonth(page)
    const [asked] = await Promise.all([
      page.waitForRequest(/flight\/search\.data/),
      page.getByRole('button', { name: 'SEARCH FLIGHT' }).click(),
    ])
    // The home page is slow too: it comes after the abandoned answer.
    const ended = new Promise<void>((resolve) => {
      const over = (request: Request) => {
        if (request === asked) resolve()
      }
      page.on('requestfailed', over)
      page.on('requestfinished', over)
    })
    await page.route('/?search=flight', async (route) => {
      await ended
      await route.continue()
    })
    const results: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('searchId=')) results.push(request.url())
    })
    // Pressed by script, because a busy machine takes longer for a click than the airlines for their answer.
    await cancel(page).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/?search=flight')
    expect(results).toEqual([])
    await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue("Cox's Bazar")
  })

  test('a search that fails late says so, and tries again', async ({ page }) => {
    await play(page, 'scenario=slow,flight-search-error')
    await page.goto(searchAddress('DAC', 'BKK'), { waitUntil: 'commit' })
    await expect(cancel(page)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Error! Task failed.')
    await expect(cancel(page)).toBeHidden()
    await expectAccessible(page)
    await play(page, 'scenario=slow')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cancel(page)).toBeVisible()
    await expect(flights(page).first()).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the page ends with the flights, or with why there are none', async ({ page }) => {
      await play(page, 'scenario=slow')
      await page.goto(searchAddress('DAC', 'BKK'), { waitUntil: 'commit' })
      await expect(cancel(page)).toBeVisible()
      await expect(flights(page).first()).toBeVisible()
      await expect(page).toHaveURL(/searchId=/)
      await play(page, 'scenario=slow,flight-search-error')
      await page.goto(searchAddress('DAC', 'BKK'))
      await expect(page.getByText('Error! Task failed.')).toBeVisible()
      await expect(cancel(page)).toBeHidden()
    })
  })
})
