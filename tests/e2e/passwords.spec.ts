import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { openResetLink, resetLinkFor, signIn, signUp } from './steps.ts'

const NEW = 'Newer@2026'
const CHANGE = '/app/account/change-password'

/**
 * Signs a new user in on the page and on a phone, both at the page of passwords and devices. In prototype mode all that
 * a visitor does hangs on their cookie, so the phone gets it before the sign-in.
 */
async function onTwoDevices(page: Page, browser: Browser) {
  await page.goto('/register')
  const me = await signUp(page)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await hydrated(page)
  await signOut(page)
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
  })
  const phone = await context.newPage()
  for (const device of [phone, page]) {
    await device.goto(`/login?redirectTo=${CHANGE}`)
    await signIn(device, me.userName, me.password)
    await expect(device.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
    await hydrated(device)
  }
  return { ...me, phone }
}

async function signOut(page: Page): Promise<void> {
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
}

test('a forgotten password is reset by the link of an email, once', async ({ page }) => {
  await page.goto('/register')
  const { userName, password } = await signUp(page)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await hydrated(page)
  await signOut(page)
  const link = await openResetLink(page, `${userName}@example.com`)
  await expectAccessible(page)
  await hydrated(page)

  const field = page.getByLabel('New password')
  await field.fill('abc')
  await field.blur()
  await expect(page.getByText('Password must have at least 6 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await field.fill(NEW)
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  await signIn(page, userName, password)
  await expect(page.getByText('Wrong username, email or password')).toBeVisible()
  await signIn(page, userName, NEW)
  await expect(page.getByLabel('Account menu')).toBeVisible()

  await page.goto(link)
  await expect(
    page.getByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('an unknown email address is answered the same, and gets no email', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText(/20 minutes/)).toBeVisible()
  await expect(page.getByText(/spam folder/)).toBeVisible()
  await page.getByRole('link', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  expect(await resetLinkFor(page, 'nobody-at-all@example.com')).toBeNull()
})

test('the address of a reset link is not sent as a referrer', async ({ page }) => {
  const leaks: string[] = []
  page.on('request', (request) => {
    if (request.headers()['referer']?.includes('/reset-password/')) leaks.push(request.url())
  })
  const response = await page.goto('/reset-password/somebody/some-token')
  expect(response?.status()).toBe(410)
  expect(response?.headers()['referrer-policy']).toBe('strict-origin')
  await hydrated(page)
  expect(leaks).toEqual([])
})

test('a password is changed: the words of the form, the other device is out, this one stays', async ({
  page,
  browser,
}) => {
  const { userName, password, phone } = await onTwoDevices(page, browser)
  await page.getByRole('button', { name: 'Change password' }).click()
  for (const words of [
    'Current Password is required',
    'New password is required',
    'Confirm Password is required',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await page.getByLabel('Current password').fill('Wrong@2026')
  await page.getByLabel('New password').fill('abcd')
  await expect(page.getByText('New password must be 5 characters or more')).toBeVisible()
  await page.getByLabel('New password').fill(NEW)
  await page.getByLabel('Confirm password').fill('other')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(NEW)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue(NEW)

  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(page.getByLabel('Confirm password')).toHaveValue('')
  await phone.reload()
  await expect(phone).toHaveURL(/\/login\?redirectTo=/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  await hydrated(page)
  await signOut(page)
  await page.goto('/login')
  await signIn(page, userName, NEW)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await phone.context().close()
})

test('a device is logged out from the list, and then every one', async ({ page, browser }) => {
  const { phone } = await onTwoDevices(page, browser)
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await expectAccessible(page)
  await devices.getByRole('button', { name: 'Log out: Chrome on Android' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('The device was signed out.')).toBeVisible()
  await expect(devices.getByRole('heading')).toBeFocused()
  await phone.goto(CHANGE)
  await expect(phone).toHaveURL(/\/login\?redirectTo=/)

  await devices.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(CHANGE)
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await phone.context().close()
})

test('keyboard only: from the login page to a new password', async ({ page }) => {
  await page.goto('/register')
  const { userName } = await signUp(page)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  const email = `${userName}@example.com`
  await page.goto('/forgot-password')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('nobody@')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Email Format')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect.poll(() => resetLinkFor(page, email)).not.toBeNull()
  await page.goto((await resetLinkFor(page, email)) ?? '')
  await page.getByLabel('New password').focus()
  await page.keyboard.type(NEW)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a password is forgotten, set anew, and changed', async ({ page }) => {
    await page.goto('/register')
    const { userName } = await signUp(page)
    await openResetLink(page, `${userName}@example.com`)
    await page.getByLabel('New password').fill('abcdef')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(
      page.getByText('one lowercase and one uppercase letter, one digit and one special character'),
    ).toBeVisible()
    await page.getByLabel('New password').fill(NEW)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your new password is set.')).toBeVisible()

    await signIn(page, userName, NEW)
    await page.goto(CHANGE)
    await page.getByLabel('Current password').fill(NEW)
    await page.getByLabel('New password').fill('abcde')
    await page.getByLabel('Confirm password').fill('abcdef')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Current password').fill(NEW)
    await page.getByLabel('New password').fill('abcde')
    await page.getByLabel('Confirm password').fill('abcde')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
