import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInForm } from '../testing/index.ts'
import { DocumentUploader } from './index.ts'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

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
