import { expect, expectAccessible, expectAccessibleInTheDark, test } from './test.ts'
import { answerAtGateway, placeFlight } from './by-request.ts'

test('anyone checks a booking by what is on its paper, and sees initials alone', async ({
  page,
  browser,
}) => {
  await page.goto(await answerAtGateway(page, await placeFlight(page, 'CXB'), 'pay'))
  const paper = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()
  const reference = (await paper.textContent()) ?? ''

  // Before any script runs, as it is typed on a telephone.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/about')
  await plain.getByRole('link', { name: 'Check a booking' }).click()
  await plain.getByLabel('Booking reference').fill(reference.replace('-', ' ').toLowerCase())
  await plain.getByLabel('Last name').fill(' JAHAN')
  await plain.getByRole('button', { name: 'Check it' }).click()
  const verdict =
    /^(Paid, the ticket is being issued|Reserved and paid, not ticketed yet|This ticket is real)$/
  await expect(plain.getByRole('heading', { level: 1, name: verdict })).toBeVisible()
  const main = plain.getByRole('main')
  await expect(main.getByText(reference)).toBeVisible()
  await expect(main.getByText(/^Dhaka to Cox/)).toBeVisible()
  await expect(main.getByText('N. J.')).toBeVisible()
  await expect(main).not.toContainText(/nusrat|jahan|@example/i)
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await context.close()

  // With a wrong name, by keyboard alone: there is no such booking, and the focus is at the answer.
  await page.goto(`/verify?reference=${reference}`)
  await expect(page.getByLabel('Booking reference')).toHaveValue(reference)
  await page.getByLabel('Last name').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please provide a last name')).toBeVisible()
  await page.keyboard.type('Hossain')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'No such booking' })).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveValue('Hossain')
  await expectAccessible(page)
  await page.getByLabel('Last name').fill('Jahan')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: verdict })).toBeFocused()
  await expectAccessibleInTheDark(page)
})

test('search engines may index the form, and no cache keeps an answer', async ({ request }) => {
  const form = await request.get('/verify')
  expect(form.status()).toBe(200)
  expect(await form.text()).not.toContain('noindex')
  const answer = await request.get('/verify?reference=ZZZZ-ZZZZ&lastName=Nobody')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toContain('no-store')
  const empty = await request.get('/verify?reference=&lastName=')
  expect(empty.status()).toBe(400)
  expect(await empty.text()).toContain('Please provide a booking reference')
})
