import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { FileDrop } from './index.ts'

const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
)
const picture = (name: string) => new File([png], name, { type: 'image/png', lastModified: 1 })
const note = new File(['hello'], 'note.txt', { type: 'text/plain', lastModified: 1 })
const input = () => page.getByLabelText('Passport')
const names = (files: FormDataEntryValue[]) =>
  files.map((file) => (file instanceof File ? file.name : file))

test('files come in several goes, are seen, and are in the form', async () => {
  const onFilesChange = vi.fn()
  const { sentAll } = renderInForm(
    <FileDrop label="Passport" name="images" onFilesChange={onFilesChange} />,
  )
  await input().upload(picture('front.png'))
  await input().upload([picture('back.png'), picture('visa.png')])
  await expect.element(page.getByRole('status')).toHaveTextContent('2 files added')
  await expect.element(page.getByRole('img', { name: 'Preview of visa.png' })).toBeVisible()
  expect(names(sentAll('images'))).toEqual(['front.png', 'back.png', 'visa.png'])
  expect(onFilesChange).toHaveBeenCalledTimes(2)
})

test('a removed file is out of the form, announced, and the focus stays', async () => {
  const { sentAll } = renderInForm(<FileDrop label="Passport" name="images" />)
  await input().upload([picture('front.png'), picture('back.png')])
  page.getByRole('button', { name: 'Remove front.png' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(names(sentAll('images'))).toEqual(['back.png'])
  await expect.element(page.getByRole('status')).toHaveTextContent('front.png removed')
  await expect.element(input()).toHaveFocus()
})

test('what is no picture or too large is refused by name, and the rest is taken', async () => {
  const { sentAll } = renderInForm(
    <FileDrop label="Passport" name="images" maxBytes={png.length} />,
  )
  const large = new File([png, png], 'large.png', { type: 'image/png' })
  await input().upload([note, large, picture('front.png')])
  await expect
    .element(page.getByRole('alert').getByText(/^note.txt is not a picture\./))
    .toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/^large.png is larger than/)).toBeVisible()
  expect(names(sentAll('images'))).toEqual(['front.png'])
})

test('a drop is the same as a choice', async () => {
  const { sentAll } = renderInForm(<FileDrop label="Passport" name="images" />)
  const transfer = new DataTransfer()
  transfer.items.add(picture('dropped.png'))
  const field = input().element()
  if (!(field instanceof HTMLInputElement)) throw new Error('No file input')
  // The input covers the zone: what is dropped on the zone is dropped on it, by the browser.
  const zone = field.parentElement?.getBoundingClientRect() ?? new DOMRect()
  expect(document.elementFromPoint(zone.x + zone.width / 2, zone.y + zone.height / 2)).toBe(field)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('dropped.png', { exact: true })).toBeVisible()
  expect(names(sentAll('images'))).toEqual(['dropped.png'])
})

test('each file shows how far it is and what went wrong with it', async () => {
  render(
    <FileDrop
      label="Passport"
      upload={(file) =>
        file.name === 'bad.png'
          ? { error: 'The connection broke. Remove it and add it again.' }
          : { progress: file.name === 'there.png' ? 1 : 0.4 }
      }
    />,
  )
  await input().upload([picture('bad.png'), picture('there.png'), picture('way.png')])
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading way.png' }))
    .toHaveAttribute('aria-valuetext', '40%')
  await expect.element(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/The connection broke\./)).toBeVisible()
})

test('error and hint are both in the description; a reset form is empty', async () => {
  const { form, sentAll } = renderInForm(
    <FileDrop label="Passport" name="images" hint="The page with your photo" error="Add one" />,
  )
  await expect
    .element(input())
    .toHaveAccessibleDescription('Error: Add one The page with your photo')
  await input().upload(picture('front.png'))
  form.reset()
  await expect.element(page.getByText('No picture yet')).toBeVisible()
  expect(names(sentAll('images'))).toEqual([''])
})

test('disabled, nothing is sent', async () => {
  const { sent } = renderInForm(<FileDrop label="Passport" name="images" disabled />)
  await expect.element(input()).toBeDisabled()
  expect(sent()).toEqual({})
})

test('it is a file input before any script has run', () => {
  serveAndHydrate(<FileDrop label="Passport" name="images" required />, (host) => {
    const field = host.querySelector<HTMLInputElement>('input[type="file"]')
    expect(field).toMatchObject({ name: 'images', accept: 'image/*', multiple: true })
    expect(field?.required).toBe(true)
  })
})
