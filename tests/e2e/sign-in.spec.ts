import { expect, test } from './test.ts'
import { signUp } from './steps.ts'

test('sign-up says what is wrong, on leaving a field and while it is mended', async ({ page }) => {
  await page.goto('/register')
  const email = page.getByLabel('Email')
  await email.fill('nusrat@')
  await email.blur()
  await expect(page.getByText('Invalid Email Format')).toBeVisible()
  await email.fill('nusrat@example.com')
  await expect(page.getByText('Invalid Email Format')).toBeHidden()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('abc')
  await password.blur()
  await expect(page.getByText('Password must have at least 6 characters')).toBeVisible()
  await password.fill('abcdefg')
  await expect(
    page.getByText('one lowercase and one uppercase letter, one digit and one special character'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
})

test('a taken name and a wrong password are shown under the form, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/register')
  const { userName, password } = await signUp(page)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()

  await page.goto('/register')
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email').fill('another@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(/taken|already/i).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('another@example.com')

  await page.goto('/login')
  await page.getByLabel('Email or username').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill('Wrong@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email or username')).toHaveValue(userName)

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Account menu')).toBeVisible()
})

test('what the service says of a sign-in stays when the rules of the form come after it', async ({
  page,
}) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/check-forms-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/login')
  const rules = page.waitForResponse(/check-forms-/)
  await page.getByLabel('Email or username').fill('nobody-of-this-name')
  await page.getByLabel('Password', { exact: true }).fill('Jatra@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const wrong = page.getByText('Wrong username, email or password')
  await expect(wrong).toBeVisible()
  arrive()
  const address = (await rules).url()
  await page.evaluate(async (script) => {
    await import(script)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, address)
  await expect(wrong).toBeVisible()
})

test('login never leads to another site', async ({ page, baseURL }) => {
  for (const target of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/register?redirectTo=${encodeURIComponent(target)}`)
    await signUp(page)
    await expect(page.getByLabel('Account menu')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    await page.getByLabel('Account menu').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  }
})

test('the token is in no page, no script-readable cookie and no storage', async ({
  page,
  context,
}) => {
  await page.goto('/register')
  await signUp(page)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/token/i)
  expect(await page.content()).not.toContain('access_token')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})
