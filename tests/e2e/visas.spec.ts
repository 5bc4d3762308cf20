import { expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { goToGateway, signUpInTheMiddle } from './steps.ts'
import {
  addPictures,
  blockOf,
  chooseCountry,
  choosePickUp,
  documentsLater,
  fillApplicant,
  openApplication,
} from './visa-steps.ts'

test('from the home page to the paid application in the account', async ({ page }) => {
  await page.goto('/?search=visa')
  await chooseCountry(page, 'Malaysia')
  await page.getByRole('button', { name: 'One more: Travellers' }).click()
  await page.getByRole('button', { name: 'SEARCH VISA' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /Malaysia/ })).toBeVisible()
  await expect(page).toHaveURL(/visaDetails\?country=Malaysia&nationality=BD&travelers=2$/)
  const sections = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.slice(0, 2)).toEqual(['Visa options', 'Your documents'])
  for (const kind of ['Job holder', 'Business owner', 'Government employee', 'Child (under 18)'])
    await expect(page.getByRole('tab', { name: kind, exact: true })).toBeVisible()
  await expect(page.getByText(/Trade licence/)).toBeHidden()
  await page.getByRole('tab', { name: 'Business owner' }).click()
  await expect(
    page
      .getByText(/Trade licence/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  const option = page.getByRole('article').first()
  await expect(option).toContainText('Refundable: No, once at the embassy')
  const plan = (await option.getByRole('heading').textContent()) ?? 'no plan'
  const offer = option.getByRole('link', { name: /SPECIAL OFFER/ })
  await expect(offer).toContainText('for 2 travellers, all fees included')
  const promised = /৳[\d,]+/.exec((await offer.textContent()) ?? '')?.[0] ?? 'no price'
  await offer.click()
  await signUpInTheMiddle(page)

  await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: plan })).toBeVisible()
  await expect(page.getByText('No document uploaded')).toHaveCount(2)
  await fillApplicant(page, 1)
  await addPictures(page, 1, ['passport.jpg', 'photo.jpg'])
  await blockOf(page, 1).getByRole('button', { name: 'Remove photo.jpg' }).click()
  await expect(blockOf(page, 1).getByText('Uploaded', { exact: true })).toHaveCount(1)
  await fillApplicant(page, 2, 'Tanvir')
  await addPictures(page, 2, ['tanvir.jpg'])

  const summary = page.getByRole('region', { name: 'Price Summary' })
  await expect(summary).toContainText('Processing Fee × 2৳1,300')
  await expect(summary).not.toContainText('Pick Up Charge')
  await expect(summary.locator('dd').last()).toHaveText(promised)
  await choosePickUp(page)
  await expect(summary).toContainText('Pick Up Charge৳500')
  const total = (await summary.locator('dd').last().textContent()) ?? 'no total'
  await goToGateway(page)
  await expect(page.getByText(total).first()).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Your application is paid' })).toBeVisible()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText('Received, being checked')).toBeVisible()
  await expect(page.getByRole('article').getByText(plan, { exact: true })).toBeVisible()
  await expect(page.getByText('12 Dhanmondi, Dhaka')).toBeVisible()
  await expect(page.getByText('******567')).toHaveCount(2)
  await expect(page.getByText('Payment history')).toBeVisible()
  const paper = page.getByRole('link', { name: 'Download passport.jpg' })
  const [download] = await Promise.all([page.waitForEvent('download'), paper.click()])
  expect(download.suggestedFilename()).toMatch(/\.jpe?g$/)
  await expect(page.getByRole('link', { name: 'Download photo.jpg' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All bookings' }).click()
  const order = page.getByRole('article')
  await expect(order).toContainText('Paid')
  await expect(order).toContainText('2 Persons')
  await expect(order).toContainText(plan)
  await expect(order).toContainText(total)
})

test('keyboard only: search, requirements, application with a picture', async ({ page }) => {
  await page.goto('/?search=visa')
  const search = page.getByRole('button', { name: 'SEARCH VISA' })
  await expect(search).toBeDisabled()
  await page.getByLabel('Where do you want to go').focus()
  await page.keyboard.type('Sing')
  await expect(search).toBeEnabled()
  await page.getByRole('combobox', { name: 'Nationality' }).focus()
  await page.keyboard.type('nepal')
  await expect(page.getByRole('option', { name: 'Nepal', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Nepal')
  await search.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: /Singapore/ })).toBeFocused()
  await expect(page).toHaveURL(/nationality=NP/)
  await expect(
    page.getByRole('heading', { name: 'We have no list of documents for this passport: Nepal' }),
  ).toBeVisible()
  await expect(page.getByText(/^from Sunday to Thursday, /)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Student' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See the list for a Bangladeshi passport' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /SPECIAL OFFER/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await signUpInTheMiddle(page)

  await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel('Nationality')).toHaveValue('BD')
  const chooser = page.waitForEvent('filechooser')
  await blockOf(page, 1).getByLabel('Documents', { exact: true }).focus()
  await page.keyboard.press('Enter')
  expect((await chooser).isMultiple()).toBe(true)
  await addPictures(page, 1, ['passport.jpg'])
  await page.getByRole('button', { name: 'Remove passport.jpg' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No document uploaded')).toBeVisible()
  await page.getByRole('radio', { name: /^Traveller drop/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Pick up/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Price Summary' })).toContainText('Pick Up Charge')
  await page.getByRole('button', { name: /^Pay ৳/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
})

test('says everything that is wrong at once, and refuses a passport that ends too soon', async ({
  page,
}) => {
  await openApplication(page)
  await page.getByRole('radio', { name: /^Pick up/ }).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  for (const message of [
    'Title is required',
    'First name is required',
    'Birth day is required',
    'Passport number is required',
    'Mobile number is required',
    'Please give the pickup address',
    'Please select a pickup date',
    'Please select a payment option',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()

  await fillApplicant(page, 1)
  await page.getByRole('radio', { name: /^Traveller drop/ }).check()
  const expiry = page.getByRole('group', { name: /Passport Expiry/ })
  await expiry.getByLabel('Year').selectOption({ index: 1 })
  await expiry.getByLabel('Month').selectOption({ index: 1 })
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText(/This passport (has expired|expires within)/)).toBeVisible()
  await expect(expiry.getByLabel('Year')).toBeFocused()
})

test('says whose documents are missing before the payment, and by when they are due', async ({
  page,
}) => {
  await openApplication(page, 'Thailand', 2)
  await fillApplicant(page, 1)
  await addPictures(page, 1, ['passport.jpg'])
  await fillApplicant(page, 2, 'Tanvir')
  await expect(page.getByText('No document yet of traveller 2', { exact: true })).toBeVisible()
  await documentsLater(page).uncheck()
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(
    page.getByText('Upload the documents above, or tick this box to give them later'),
  ).toBeVisible()
  const box = page.getByText(/^I will give the missing/)
  const dateOf = async () => /\d+ \w+ \d{4}/.exec((await box.textContent()) ?? '')?.[0] ?? 'no date'
  const brought = await dateOf()
  // With a pickup it is the day of the pickup, once that is chosen.
  await page.getByRole('radio', { name: /^Pick up/ }).check()
  await expect(box).toHaveText(/on the day of the pickup/)
  await choosePickUp(page, '12 Dhanmondi, Dhaka', 3)
  const date = await dateOf()
  expect(date).not.toBe(brought)
  await documentsLater(page).check()
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText(`By ${date}, of Tanvir`)).toBeVisible()
})

test('an impossible number is rejected for its country', async ({ page }) => {
  await openApplication(page)
  await fillApplicant(page, 1)
  await page.getByLabel('Mobile Number').fill('123456')
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText(/There is no such number under \+880/)).toBeVisible()
  await expect(page.getByLabel('Mobile Number')).toBeFocused()
})

test('days follow month and year, with the leap day', async ({ page }) => {
  await openApplication(page)
  const birth = page.getByRole('group', { name: 'Birth Date' })
  const lastDay = () => birth.getByLabel('Day').getByRole('option').last()
  await birth.getByLabel('Year').selectOption('2000')
  await birth.getByLabel('Month').selectOption({ index: 2 })
  await expect(lastDay()).toHaveText('29')
  await birth.getByLabel('Year').selectOption('2001')
  await expect(lastDay()).toHaveText('28')
  await birth.getByLabel('Month').selectOption({ index: 4 })
  await expect(lastDay()).toHaveText('30')
})

test('what is typed and uploaded survives a reload, a login and a cancelled payment', async ({
  page,
  context,
}) => {
  const { userName, password } = await openApplication(page, 'Thailand', 2)
  await fillApplicant(page, 1)
  await addPictures(page, 1, ['passport.jpg'])
  await fillApplicant(page, 2, 'Tanvir')
  await choosePickUp(page)
  const expectAllThere = async () => {
    await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
    await expect(blockOf(page, 1).getByLabel('First Name')).toHaveValue('Nusrat')
    await expect(blockOf(page, 2).getByLabel('First Name')).toHaveValue('Tanvir')
    // Passports are kept by the server, and come after the rest.
    for (const number of [1, 2])
      await expect(blockOf(page, number).getByLabel('Passport Number')).not.toHaveValue('')
    await expect(page.getByRole('img', { name: 'Preview of passport.jpg' })).toBeVisible()
    await expect(page.getByLabel('Pickup address')).toHaveValue('12 Dhanmondi, Dhaka')
    await expect(page.getByRole('textbox', { name: 'Pickup date' })).not.toHaveValue('')
    await expect(page.getByRole('region', { name: 'Price Summary' })).toContainText(
      'Pick Up Charge',
    )
  }
  await page.reload()
  await expectAllThere()

  // The session ends: signing in again leads back to the form. In prototype mode the cookie holds the whole state.
  if (test.info().project.name === 'embedded') {
    await context.clearCookies()
    await page.reload()
    await page.getByLabel('Email or username').fill(userName)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
    await expectAllThere()
  }

  await goToGateway(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled the payment' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expectAllThere()
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your application is paid' })).toBeVisible()
  await page.goto('/app/account/bookings/visa')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('Paid')
  await expect(page.getByRole('article').last()).toContainText('Cancelled')
})

test('a price that has changed is shown, old and new, and asked for again', async ({ page }) => {
  await openApplication(page)
  await fillApplicant(page, 1)
  await page.route('**/visaBookSchedule/**', (route, request) => {
    const sent = request.postData()
    return sent === null
      ? route.continue()
      : route.continue({ postData: sent.replace(/\bprice=\d+/, 'price=1') })
  })
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText('The price has changed')).toBeVisible()
  await expect(page.getByText(/It was ৳1 and is ৳[\d,]+ for your travellers now/)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await page.unroute('**/visaBookSchedule/**')
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('submitting twice makes one application', async ({ page }) => {
  await openApplication(page)
  await fillApplicant(page, 1)
  await goToGateway(page)
  const gateway = page.url()
  await page.goBack()
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  // The passport comes back after the rest, from where it is sealed.
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')
  await page.getByRole('button', { name: /^Pay ৳/ }).dblclick()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect(page.url()).toBe(gateway)
  await page.goto('/app/account/bookings/visa')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test.describe('on a 360 px phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('requirements in tabs, application; nothing scrolls sideways', async ({ page }) => {
    const expectNoSidewaysScroll = async () => {
      const [content = 0, view = 0] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ])
      expect(content).toBeLessThanOrEqual(view)
    }
    await page.goto('/?search=visa')
    await chooseCountry(page, 'Thailand')
    await expectNoSidewaysScroll()
    await page.getByRole('button', { name: 'SEARCH VISA' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /Thailand/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Student' }).tap()
    await expect(page).toHaveURL(/category=student/)
    await expect(page.getByText(/student ID/).first()).toBeVisible()
    await expectNoSidewaysScroll()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Student', selected: true })).toBeVisible()

    await page
      .getByRole('link', { name: /SPECIAL OFFER/ })
      .first()
      .tap()
    await signUpInTheMiddle(page)
    await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
    await hydrated(page)
    await page.getByText('Your documents: Student').tap()
    await expect(page.getByText(/student ID/).first()).toBeVisible()
    await addPictures(page, 1, ['passport.jpg'])
    await page.getByRole('radio', { name: /^Pick up/ }).check()
    await expectNoSidewaysScroll()
    await page.getByRole('button', { name: /^Pay ৳/ }).tap()
    await expect(page.getByText('Please select a pickup date')).toBeVisible()
    await expectNoSidewaysScroll()
  })
})
