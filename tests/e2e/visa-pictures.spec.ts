import { rm, writeFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { signUpInTheMiddle } from './steps.ts'
import { addPictures, blockOf, fillApplicant, openApplication } from './visa-steps.ts'

test('bad files are refused with what to do, and hold the form until they are gone', async ({
  page,
}) => {
  await openApplication(page)
  const documents = blockOf(page, 1).getByLabel('Documents', { exact: true })
  await documents.setInputFiles({
    name: 'ticket.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByText('ticket.pdf is no JPG, PNG, WebP or AVIF picture.')).toBeVisible()
  await expect(page.getByText('No document uploaded')).toBeVisible()

  await documents.setInputFiles({
    name: 'renamed.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 no picture at all'),
  })
  await expect(page.getByText('We cannot take PDF files.')).toBeVisible()
  await fillApplicant(page, 1)
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText('A picture was not uploaded.')).toBeVisible()
  await expect(documents).toBeFocused()
  await page.getByRole('button', { name: 'Try again: renamed.jpg' }).click()
  await expect(page.getByText('We cannot take PDF files.')).toBeVisible()
  // From the top, where the header that stays in view covers nothing.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove renamed.jpg' }).click()
  await expect(page.getByText('A picture was not uploaded.')).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('a picture that does not get through can be sent again', async ({ page }) => {
  await openApplication(page)
  await page.route('**/app/documents?*', (route) => route.abort('connectionreset'))
  const buffer = await page.screenshot({ type: 'jpeg' })
  const file = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer }
  await blockOf(page, 1).getByLabel('Documents', { exact: true }).setInputFiles(file)
  await expect(page.getByText('This picture did not arrive.')).toBeVisible()
  await page.unroute('**/app/documents?*')
  await page.getByRole('button', { name: 'Try again: passport.jpg' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
})

test('a picture that was deleted from the phone after it was chosen says what to do', async ({
  page,
}, testInfo) => {
  await openApplication(page)
  await page.route('**/app/documents?*', (route) => route.abort('connectionreset'))
  const path = testInfo.outputPath('passport.jpg')
  await writeFile(path, await page.screenshot({ type: 'jpeg' }))
  await blockOf(page, 1).getByLabel('Documents', { exact: true }).setInputFiles(path)
  await expect(page.getByText('This picture did not arrive.')).toBeVisible()
  await rm(path)
  await page.getByRole('button', { name: 'Try again: passport.jpg' }).click()
  await expect(page.getByText('This picture is no longer on your device.')).toBeVisible()
})

test('another account that signs in sees no pictures of the previous one', async ({
  page,
  context,
}) => {
  await openApplication(page)
  await addPictures(page, 1, ['passport.jpg'])
  await context.clearCookies()
  await page.reload()
  await signUpInTheMiddle(page)
  await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText('No document uploaded')).toBeVisible()
})

test('uploads are seen and deleted by whose they are alone', async ({ page, browser }) => {
  await openApplication(page)
  await addPictures(page, 1, ['passport.jpg'])
  await page.getByRole('link', { name: 'See or delete my pictures' }).click()
  await expect(page.getByRole('heading', { name: 'My pictures' })).toBeVisible()
  const paper = page.getByRole('link', { name: 'Download passport.jpg' })
  const address = (await paper.getAttribute('href')) ?? ''
  expect((await page.request.get(address)).headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
    'content-disposition': expect.stringMatching(/^attachment/),
  })
  const stranger = await browser.newContext()
  const asked = await stranger.request.get(new URL(address, page.url()).href, { maxRedirects: 0 })
  expect(asked.status()).toBe(302)
  await stranger.close()
  await expectAccessible(page)

  const remove = page.getByRole('button', { name: 'Delete passport.jpg' })
  const question = page.getByRole('alertdialog', { name: 'Delete passport.jpg?' })
  await remove.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  await remove.click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No document uploaded' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await page.goBack()
  await expect(page.getByText('passport.jpg is not there any more.')).toBeVisible()
  await expect(page.getByText('No document uploaded')).toBeVisible()
})
