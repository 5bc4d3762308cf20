import { hydrated } from '../hydrated.ts'
import { expect, test } from '../test.ts'

test('words are tried in another way on every page, by the router too, and put back', async ({
  page,
  browser,
}) => {
  await page.goto('/login')
  await hydrated(page)
  const toolbar = page.getByRole('complementary', { name: 'Prototype' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Sign in')
  await toolbar.getByRole('button', { name: 'Prototype' }).click()
  await toolbar.getByRole('button', { name: 'Choose on the page' }).click()
  await heading.click()
  await expect(toolbar.getByLabel('The words as they are')).toHaveValue('Sign in')
  await toolbar.getByLabel('Other words').fill('Come in')
  await toolbar.getByRole('button', { name: 'Change them' }).click()
  await expect(heading).toHaveText('Come in')
  await expect(page.getByRole('main').getByRole('button', { name: 'Come in' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/register/)
  await page.goBack()
  await expect(heading).toHaveText('Come in')

  await toolbar.getByRole('button', { name: 'Copy link' }).click()
  const link = await toolbar.getByRole('textbox', { name: 'Link to this exact state' }).inputValue()
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Come in')
  await context.close()

  await toolbar.getByRole('button', { name: 'Put them back' }).click()
  await expect(heading).toHaveText('Sign in')
})
