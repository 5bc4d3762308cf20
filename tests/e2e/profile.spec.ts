import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { createAccount } from './steps.ts'

const PROFILE = '/app/account/profile'

/** A new account on its profile. */
async function openProfile(page: Page) {
  const account = await createAccount(page)
  await page.goto(PROFILE)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  return account
}

async function fill(page: Page, name = 'Nusrat Jahan') {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Mobile Number').fill('01712345678')
}

const save = (page: Page) => page.getByRole('button', { name: 'SAVE' }).click()
const avatar = (page: Page) => page.getByRole('banner').locator('img[src^="/app/picture/"]')
const face = async (page: Page) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
})

test('a changed profile and picture are seen in the header at once, and stay', async ({ page }) => {
  await openProfile(page)
  await hydrated(page)
  await fill(page, 'Nusrat <b>Jahan</b>')
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await face(page))
  await expect(page.getByText('This is how it will look. Save to keep it.')).toBeVisible()
  await save(page)
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(avatar(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Account menu').click()
  await expect(page.getByRole('banner').getByText('Nusrat <b>Jahan</b>')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nusrat <b>Jahan</b>')
  await expect(page.getByLabel('Country Code')).toHaveValue('+880')
  await expect(page.getByLabel('Mobile Number')).toHaveValue('01712-345678')
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
  const before = await avatar(page).getAttribute('src')
  const shown = await page.request.get(before ?? '')
  expect([shown.status(), shown.headers()['cache-control']]).toEqual([
    200,
    'private, max-age=86400',
  ])

  await page.getByLabel('Remove my picture').check()
  await save(page)
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(avatar(page)).toHaveCount(0)
  expect((await page.request.get(before ?? '')).status()).toBe(404)
})

test('an error is shown at its field, and nothing typed is lost', async ({ page }) => {
  await openProfile(page)
  await hydrated(page)
  await save(page)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Gender is required')).toBeVisible()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  await expectAccessible(page)

  await fill(page)
  await page.getByLabel('Mobile Number').fill('123456')
  await save(page)
  await expect(page.getByRole('alert').getByText('Could not update')).toBeVisible()
  await expect(page.getByText(/There is no such number/)).toBeVisible()
  await expect(page.getByLabel('Mobile Number')).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nusrat Jahan')

  await page.getByLabel('Mobile Number').fill('1712345678')
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  })
  await save(page)
  await expect(page.getByText('This file is no picture.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nusrat Jahan')

  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(page.getByText('This picture is larger than 5 MB.')).toBeVisible()
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('')
  await save(page)
  await expect(page.getByText('Profile updated successfully')).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('')
  await save(page)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Profile updated successfully')).toHaveCount(0)
})

test('an answer that never comes leaves the form as it is', async ({ page }) => {
  await openProfile(page)
  await hydrated(page)
  await fill(page)
  await page.route('**/app/account/profile.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await save(page)
  await expect(page.getByRole('alert').getByText('Could not update')).toBeVisible()
  await expect(page.getByLabel('Mobile Number')).toHaveValue('01712345678')
  await page.unroute('**/app/account/profile.data*')
  await save(page)
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('the data of an account is a file to keep', async ({ page }) => {
  const { userName } = await openProfile(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^jatra-data-\d{4}-\d\d-\d\d\.json$/)
  const stream = await file.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const data = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
  expect(data).toMatchObject({ profile: { userName, hasPassword: true }, orders: [] })
  expect(data['devices']).toHaveLength(1)
})

test('by keyboard alone: an account is deleted, signed out everywhere, and free again', async ({
  page,
}) => {
  const { userName, password } = await openProfile(page)
  await page.getByRole('link', { name: 'Delete my account' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Delete my account' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText(/for 5 years: tax law wants the records of a sale/)).toBeVisible()
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('Wrong@2026')
  await field.press('Enter')
  await expect(page.getByText('This is not your password')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill(password)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/goodbye$/)
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeVisible()

  await page.goto(PROFILE)
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await page.getByLabel('Email or username').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Wrong username, email or password')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is changed with its picture, and an account deleted', async ({ page }) => {
    const { password } = await openProfile(page)
    await fill(page)
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await face(page))
    await save(page)
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(avatar(page)).toBeVisible()

    await page.getByLabel('Name', { exact: true }).fill('')
    await save(page)
    await expect(page.getByText('Could not update')).toBeVisible()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expect(page.getByLabel('Mobile Number')).toHaveValue('01712-345678')

    await page.getByRole('link', { name: 'Delete my account' }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'DELETE MY ACCOUNT' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  })
})
