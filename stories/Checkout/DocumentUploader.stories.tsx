import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DocumentUploader } from '@jatra/design-system/document-uploader'
import { Stack } from '@jatra/design-system/stack'
import { upload } from '../upload.ts'
import { byTouch } from '../press.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="teal" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r="1" fill="crimson"/></svg>'
const picture = (name: string) =>
  new File([drawing], name, { type: 'image/svg+xml', lastModified: 1 })
const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`

const meta = {
  title: 'Checkout/DocumentUploader',
  component: DocumentUploader,
  args: { name: 'images', hint: 'The passport’s page with your photo, and a photo of you' },
} satisfies Meta<typeof DocumentUploader>
export default meta
type Story = StoryObj<typeof meta>

/** Use when nothing is attached yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+ ADD A DOCUMENT')).toBeVisible()
    await expect(canvas.getByText('No document uploaded')).toBeVisible()
  },
}

/** Use when only pictures are accepted. */
export const OnlyPictures: Story = {
  play: async ({ canvas }) => {
    await upload(
      canvas.getByLabelText('Documents'),
      new File(['%PDF'], 'ticket.pdf', { type: 'application/pdf' }),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('ticket.pdf is not a picture.')
  },
}
export const ByMouse: Story = {
  args: { stored: [{ id: 'd1', name: 'passport.jpg', src }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passport.jpg' }))
    await expect(canvas.getByText('No document uploaded')).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  args: { stored: [{ id: 'd1', name: 'passport.jpg', src }] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Documents')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove passport.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('No document uploaded')).toBeVisible()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await upload(canvas.getByLabelText('Documents'), picture('photo.svg'))
    await byTouch(await canvas.findByRole('button', { name: 'Remove photo.svg' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('photo.svg removed')
  },
}

/** Use when a file did not arrive: the traveller can send it again. */
export const DidNotArrive: Story = {
  args: {
    upload: () => ({ error: 'This picture did not arrive. Check your connection and try again.' }),
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await upload(canvas.getByLabelText('Documents'), picture('passport.svg'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: passport.svg' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Use when files cannot be changed now. */
export const Disabled: Story = { args: { disabled: true } }

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { label: 'কাগজপত্র', messages: { add: '+ কাগজ যোগ করুন', empty: 'কিছু যোগ করা হয়নি' } },
}
export const Overview: Story = {
  render: (args) => (
    <Stack gap={24}>
      <DocumentUploader {...args} stored={[{ id: 'd1', name: 'passport.jpg', src }]} />
      <DocumentUploader label="Passport" error="Add the passport" />
      <DocumentUploader label="Disabled" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await upload(canvas.getByLabelText('Documents'), picture('photo.svg'))
    await expect(await canvas.findByRole('img', { name: 'Preview of photo.svg' })).toBeVisible()
  },
}
