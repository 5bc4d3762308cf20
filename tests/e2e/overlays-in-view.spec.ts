import type { Locator, Page } from '@playwright/test'
import { expect, searchAddress, test } from './test.ts'

/** The whole box of what opened, in the window. */
async function expectInView(page: Page, what: Locator) {
  await expect(what).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect
    .poll(async () => {
      const box = await what.boundingBox()
      if (!box) return 'no box'
      const { x, y } = box
      const inside = x >= 0 && y >= 0 && x + box.width <= width + 1 && y + box.height <= height + 1
      return inside ? 'in view' : JSON.stringify(box)
    })
    .toBe('in view')
}

const airport = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the search button is above the fold, and all that the search opens is in view', async ({
    page,
  }) => {
    await page.goto('/')
    await expectInView(page, page.getByRole('button', { name: 'SEARCH FLIGHT' }))
    for (const name of ['From', 'To']) {
      await airport(page, name).click()
      await expectInView(page, page.getByRole('listbox'))
      await page.keyboard.press('Escape')
    }
    await page.getByRole('textbox', { name: 'Departure Date' }).click()
    await expectInView(page, page.getByRole('dialog', { name: 'Departure Date' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Passenger and Class/ }).click()
    await expectInView(page, page.getByRole('dialog', { name: 'Passenger Selection' }))
  })
})

for (const height of [740, 400]) {
  test.describe(`on a phone of 360 x ${height}`, () => {
    test.use({ viewport: { width: 360, height }, hasTouch: true, isMobile: true })

    test('what the search opens is in view, and an airport is chosen in its sheet', async ({
      page,
    }) => {
      await page.goto('/')
      for (const name of ['From', 'To']) {
        await airport(page, name).tap()
        const sheet = page.getByRole('dialog', { name, exact: true })
        await expectInView(page, sheet)
        await expect(airport(page, name)).toBeFocused()
        await expectInView(page, airport(page, name))
        await page.goBack()
        await expect(sheet).toBeHidden()
      }
      await airport(page, 'To').tap()
      await page.keyboard.type('dubai')
      await expectInView(page, page.getByRole('option', { name: /DXB/ }))
      await page.getByRole('option', { name: /DXB/ }).tap()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(airport(page, 'To')).toBeFocused()
      await expect(airport(page, 'To')).toHaveValue('Dubai')
      await page.getByRole('textbox', { name: 'Departure Date' }).tap()
      await expectInView(page, page.getByRole('dialog', { name: 'Departure Date' }))
    })

    test('the sheet of filters is in view', async ({ page }) => {
      await page.goto(searchAddress('DAC', 'CXB'))
      await page.getByRole('button', { name: /^Filter and sort/ }).tap()
      await expectInView(page, page.getByRole('dialog'))
    })
  })
}
