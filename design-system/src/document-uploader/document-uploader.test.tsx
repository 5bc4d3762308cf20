import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInForm } from '../testing/suites.ts'
import { DocumentUploader } from './index.ts'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const photo = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 })

test('its copy is the one of the spec', async () => {
  renderInForm(<DocumentUploader name="images" />)
  await expect.element(page.getByText('+ ADD A DOCUMENT')).toBeVisible()
  await expect.element(page.getByText('No document uploaded')).toBeVisible()
  await expect.element(page.getByLabelText('Documents')).toHaveAttribute('accept', 'image/*')
})

test('what is stored already is kept until it is removed', async () => {
  const { sentAll } = renderInForm(
    <DocumentUploader
      name="images"
      stored={[
        { id: 'd1', name: 'passport.jpg', src: pixel },
        { id: 'd2', name: 'photo.jpg', src: pixel },
      ]}
    />,
  )
  expect(sentAll('keepDocument')).toEqual(['d1', 'd2'])
  await page.getByRole('button', { name: 'Remove passport.jpg' }).click()
  expect(sentAll('keepDocument')).toEqual(['d2'])
  await page.getByRole('button', { name: 'Remove photo.jpg' }).click()
  await expect.element(page.getByText('No document uploaded')).toBeVisible()
})

test('what is stored counts towards the limit, and its removal is reported', async () => {
  const removed = vi.fn()
  renderInForm(
    <DocumentUploader
      maxFiles={2}
      stored={[{ id: 'd1', name: 'passport.jpg', src: pixel }]}
      onRemoveStored={({ id }) => removed(id)}
    />,
  )
  const field = page.getByLabelText('Documents')
  await field.upload([photo('one.png'), photo('two.png')])
  await expect.element(page.getByText('two.png was left out: at most 2 files.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove passport.jpg' }).click()
  expect(removed).toHaveBeenCalledExactlyOnceWith('d1')
  await field.upload(photo('two.png'))
  await expect.element(page.getByRole('button', { name: 'Remove two.png' })).toBeVisible()
})

test('a picture that did not arrive says why and can be sent again', async () => {
  const again = vi.fn()
  renderInForm(
    <DocumentUploader
      upload={() => ({ error: 'This picture did not arrive.' })}
      onRetry={({ name }) => again(name)}
    />,
  )
  await page.getByLabelText('Documents').upload(photo('one.png'))
  await expect.element(page.getByText('This picture did not arrive.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again: one.png' }).click()
  expect(again).toHaveBeenCalledExactlyOnceWith('one.png')
})

test('a file that is no picture shows no torn one', async () => {
  renderInForm(<DocumentUploader />)
  await page.getByLabelText('Documents').upload(photo('one.png'))
  await expect.element(page.getByRole('button', { name: 'Remove one.png' })).toBeVisible()
  await expect.poll(() => page.getByRole('img').elements().length).toBe(0)
})
