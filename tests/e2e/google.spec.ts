import { expect, expectAccessible, test } from './test.ts'

const played = () => test.info().project.name === 'prototype'

test('where no issuer is set up the buttons are hidden, and a kept link has words', async ({
  page,
}) => {
  test.skip(played(), 'the prototype plays the issuer')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveCount(
      path === '/login' ? 1 : 0,
    )
    await expect(page.getByRole('link', { name: /Google/ })).toHaveCount(0)
  }
  await page.goto('/api/auth/google?redirectTo=/about')
  await expect(page).toHaveURL('/login?google=off&redirectTo=%2Fabout')
  await expect(page.getByText('Sign-in with Google is not offered here')).toBeVisible()
})

test.describe('in the prototype', () => {
  test.beforeEach(() => test.skip(!played(), 'no issuer is set up'))

  test('login by Google leads back to where one was, and back does not sign in again', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/app/account/bookings/visa')
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await expect(page.getByRole('heading', { name: 'Prototype sign-in' })).toBeVisible()
    await page.getByRole('radio', { name: /Nusrat Jahan/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for logging in' })).toBeVisible()
    await expect(page.getByText('You are signed in as Nusrat Jahan')).toBeVisible()
    expect(page.url()).not.toContain('user=')
    await expect(page).toHaveURL(/\/app\/account\/bookings\/visa$/)
    await expect(page.getByLabel('Account menu')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Prototype sign-in' })).toBeVisible()
  })

  test('signup by Google makes an account, with a way on at once', async ({ page }) => {
    await page.goto('/register?redirectTo=/refund-policy')
    await page.getByRole('link', { name: 'Signup with Google' }).click()
    await page.getByRole('radio', { name: /Shirin Sultana/ }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('You are signed in as Shirin Sultana')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).click()
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

test('a code that is none signs nobody in, and says so', async ({ page }) => {
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
    test.skip(!played(), 'no issuer is set up')
    await page.goto('/login?redirectTo=/about')
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for logging in' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByLabel('Account menu')).toBeVisible()
  })
})
