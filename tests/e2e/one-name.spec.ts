import { fillTraveler, goToGateway, nusratAtHome, openBooking } from './steps.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a traveller with one name books by it, and the booking is found by it', async ({ page }) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusratAtHome, firstName: 'Rahima', lastName: '' })
  await page.getByLabel('Only one name in the passport').check()
  await expect(page.getByLabel('First Name')).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rahima')
  await expect(page.getByText('RAHIMA/RAHIMA MS')).toBeVisible()
  await expectAccessible(page)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const paper = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()
  const reference = (await paper.textContent()) ?? ''
  await page.goto(`/verify?reference=${reference}`)
  await page.getByLabel('Last name').fill('rahima')
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByRole('main').getByText('R.', { exact: true })).toBeVisible()
})

test('a name that is too long for the ticket is shortened by its traveller', async ({
  page,
  browser,
}) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusratAtHome, firstName: 'Mosammat Jannatul Ferdous' })
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText(/At most 20 letters fit on the ticket/)).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.getByRole('button', { name: 'Write Mosammat Jannatul' }).click()
  await expect(page.getByText('JAHAN/MOSAMMAT JANNATUL MS')).toBeVisible()
  await expect(page.getByText(/At most 20 letters fit on the ticket/)).toBeHidden()

  // Before any script runs the form says it too, and the box takes the other field away.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await plain.getByLabel('First Name').fill('Mosammat Jannatul Ferdous')
  await plain.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(plain.getByText(/It can read: Mosammat Jannatul,/)).toBeVisible()
  await plain.getByLabel('Only one name in the passport').check()
  await expect(plain.getByLabel('First Name')).toBeHidden()
  await plain.getByLabel('Last Name').fill('Rahima')
  await plain.getByLabel('Title').selectOption('Ms.')
  await plain.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(plain.getByText('RAHIMA/RAHIMA MS')).toBeVisible()
  await expect(plain.getByText('First name is required')).toHaveCount(0)
  await context.close()
})
