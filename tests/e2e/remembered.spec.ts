import type { Page } from '@playwright/test'
import { expect, searchAddress, test } from './test.ts'
import { signUp } from './steps.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test('a page marks its tab in the header, and the home page opens at the tab last used', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tab(page, 'FLIGHT')).toHaveAttribute('aria-current', 'page')
  await tab(page, 'VISA').click()
  await expect(page).toHaveURL('/?search=visa')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Jatra, home' }).click()
  await expect(page).toHaveURL('/?search=visa')
  await expect(tab(page, 'VISA')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/about')

  for (const [path, name] of [
    [searchAddress('DAC', 'CXB'), 'FLIGHT'],
    ['/packageMenu', 'HOLIDAYS'],
    ['/visaDetails?country=Thailand&nationality=BD&travelers=1', 'VISA'],
  ] as const) {
    await page.goto(path)
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1)
  }
})

test('airports of earlier searches come first, then Bangladesh, until the account logs out', async ({
  page,
}) => {
  const groups = async () => {
    const from = page.getByRole('combobox', { name: 'From' })
    await from.click()
    await from.fill('')
    await expect(page.getByRole('group', { name: 'USA' })).toBeVisible()
    return page
      .getByRole('listbox')
      .getByRole('group')
      .evaluateAll((all) =>
        all.map(
          (group) =>
            document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      )
  }
  await page.goto('/register?redirectTo=/')
  await signUp(page)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  expect(await groups()).toEqual(['Bangladesh', 'USA'])

  await page.keyboard.press('Escape')
  await page.goto('/')
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(page).toHaveURL(/searchId=/)
  await page.goto('/')
  expect(await groups()).toEqual(['Recent', 'Bangladesh', 'USA'])

  // From a page without scripts, which could not clear anything by itself.
  await page.goto('/about')
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('root') ?? '')).not.toContain('recent')
  await page.goto('/')
  expect(await groups()).toEqual(['Bangladesh', 'USA'])
})

test('where the browser forbids its storage, the site is as it would be at a first visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Cookies are blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/?search=visa')
  await page.getByLabel('Where do you want to go').selectOption('Thailand')
  await page.getByRole('button', { name: 'SEARCH VISA' }).click()
  await expect(page).toHaveURL(/visaDetails/)
  await page.getByRole('link', { name: 'Jatra, home' }).click()
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(page.getByRole('button', { name: 'Change search' })).toBeVisible()
})
