import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@jatra/design-system/button'
import { ConfirmDialog, type ConfirmDialogProps } from '@jatra/design-system/confirm-dialog'
import { byMouse, byTouch } from '../press.ts'

function Scene(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove traveller</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  render: (args) => <Scene {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove this traveller?',
    children: 'Ayesha Rahman’s details are deleted. This cannot be undone.',
    confirmLabel: 'Remove',
  },
} satisfies Meta<ConfirmDialogProps>
export default meta
type Story = StoryObj<ConfirmDialogProps>

export const Overview: Story = {}

/** The focus starts on the way out; Enter there does nothing but close. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Remove traveller' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(opener).toHaveFocus()
  },
}
const confirming =
  (press: (button: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Remove traveller' }))
    await press(await screen.findByRole('button', { name: 'Remove' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
export const ByMouse: Story = { args: { open: false }, play: confirming(byMouse) }
export const ByTouch: Story = { args: { open: false }, play: confirming(byTouch) }

/** Use when the confirmed action is running. */
export const Working: Story = {
  args: { onConfirm: () => new Promise<void>(() => undefined) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** Use when the confirmed action failed. */
export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.')
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    title: 'এই যাত্রীকে বাদ দেবেন?',
    children: 'এটি আর ফিরিয়ে আনা যাবে না।',
    confirmLabel: 'বাদ দিন',
    cancelLabel: 'থাক',
  },
}
