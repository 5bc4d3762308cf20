import type { Page } from '@playwright/test'
import { expect, searchAddress, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { signUpInTheMiddle } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Controls that are smaller than 24 by 24 px; links within a sentence may be (WCAG 2.2, 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const { display, visibility, opacity } = getComputedStyle(control)
      const unseen = width <= 1 || visibility === 'hidden' || opacity === '0'
      if (unseen || display === 'inline' || (width >= 24 && height >= 24)) return []
      return [`${control.outerHTML.slice(0, 100)}: ${width} x ${height}`]
    })
  })

test('every control from the results to signing in again is large enough for a finger', async ({
  page,
}) => {
  await page.goto(searchAddress('DAC', 'BKK', { adults: '2' }))
  await expect(page.getByRole('link', { name: 'Book Now' }).first()).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await signUpInTheMiddle(page)
  await hydrated(page)
  expect(await smallTargets(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Pay ৳/ })
    .last()
    .click()
  await expect(page.getByText('Please select a payment option')).toBeVisible()
  expect(await smallTargets(page)).toEqual([])

  // Signed out meanwhile, in another tab.
  const { origin } = new URL(page.url())
  await page.request.post('/logout', { headers: { origin } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})
