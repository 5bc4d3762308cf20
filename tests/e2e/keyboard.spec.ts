import { daysAhead, expect, test } from './test.ts'
import { fillTraveler, nusratAtHome, signUpInTheMiddle } from './steps.ts'

test('keyboard only: search, open a card, book and pay', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')

  const to = page.getByRole('combobox', { name: 'To' })
  await to.focus()
  await page.keyboard.type('jessore')
  await expect(page.getByRole('option', { name: /JSR/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(to).toHaveAttribute('aria-expanded', 'false')

  const departure = page.getByRole('textbox', { name: 'Departure Date' })
  await departure.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(daysAhead(30))
  await page.keyboard.press('Enter')

  const passengers = page.getByRole('button', { name: /Passenger and Class/ })
  await passengers.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Passenger Selection' })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(passengers).toBeFocused()

  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dhaka (DAC) to Jessore (JSR)' }),
  ).toBeFocused()

  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Show Details' }).focus()
  await page.keyboard.press('Enter')
  await card.getByRole('tab', { name: 'FLIGHT DETAILS' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('tab', { name: 'FLIGHT FARE' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await card.getByRole('link', { name: 'Book Now' }).focus()
  await page.keyboard.press('Enter')
  await signUpInTheMiddle(page)

  // Sent empty, the first wrong field takes the focus.
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()

  // By keys: the page renders between the two events of a choice, as it does for a person.
  const year = page.getByRole('group', { name: 'Birth Date' }).getByLabel('Year')
  await year.focus()
  await page.keyboard.type('1990')
  await expect(year).toHaveValue('1990')
  await fillTraveler(page, 1, nusratAtHome)
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a payment option')).toBeVisible()
  await page.getByLabel(/Nagad/).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
})

test('a key pressed just as React takes over the page does not keep it from coming to life', async ({
  page,
}) => {
  // React listens from the moment it hydrates, and renders in a later task: a key comes in between.
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === 'keydown') {
        document.addEventListener = addEventListener
        queueMicrotask(() =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }),
          ),
        )
      }
      addEventListener.apply(document, listener)
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: /Passenger and Class/ }).click()
  await expect(page.getByRole('dialog', { name: 'Passenger Selection' })).toBeVisible()
})
