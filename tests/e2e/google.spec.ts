import { hydrated } from './hydrated.ts'
import { createAccount } from './steps.ts'
import { expect, expectAccessible, test } from './test.ts'

test.describe('in the place of Google', () => {
  test('login by Google leads back to where one was, and back does not sign in again', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/app/account/bookings/visa')
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await expect(page.getByRole('heading', { name: 'Sign-in sandbox' })).toBeVisible()
    await page.getByRole('radio', { name: /Nusrat Jahan/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for logging in' })).toBeVisible()
    await expect(page.getByText('You are signed in as Nusrat Jahan')).toBeVisible()
    expect(page.url()).not.toContain('user=')
    await expect(page).toHaveURL(/\/app\/account\/bookings\/visa$/)
    await expect(page.getByLabel('Account menu')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Sign-in sandbox' })).toBeVisible()
  })

  test('signup by Google makes an account, and leads on by itself', async ({ page }) => {
    await page.goto('/register?redirectTo=/refund-policy')
    await page.getByRole('link', { name: 'Signup with Google' }).click()
    await page.getByRole('radio', { name: /Shirin Sultana/ }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('You are signed in as Shirin Sultana')).toBeVisible()
    await expect(page).toHaveURL('/refund-policy')
  })

  test('a cancelled sign-in and an unverified e-mail have words, and the way back is kept', async ({
    page,
  }) => {
    const start = '/login?redirectTo=/about'
    await page.goto(start)
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You cancelled the sign-in with Google')).toBeVisible()
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByRole('radio', { name: /not verified/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Google has not verified the email')).toBeVisible()
    await expect(page).toHaveURL('/login?google=unverified&redirectTo=%2Fabout')
  })

  test('a target on another site becomes the home page', async ({ page, baseURL }) => {
    for (const target of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/api/auth/google?redirectTo=${encodeURIComponent(target)}`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    }
  })
})

test('the page that says that a password was removed waits to be read', async ({ page }) => {
  await createAccount(page)
  await page.clock.install()
  await page.goto('/login/success?password=removed&redirectTo=/refund-policy')
  await hydrated(page)
  await page.clock.fastForward(60_000)
  await expect(page.getByText('the old password was removed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/refund-policy')
})

test('an invalid code signs in no account, and says so', async ({ page }) => {
  for (const query of ['', '?user=', '?user=me', '?user=a.b.c&redirectTo=/about']) {
    await page.goto(`/login/success${query}`)
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/login?redirectTo=%2Fabout')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('login by Google needs one more press', async ({ page }) => {
    await page.goto('/login?redirectTo=/about')
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for logging in' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByLabel('Account menu')).toBeVisible()
  })
})
