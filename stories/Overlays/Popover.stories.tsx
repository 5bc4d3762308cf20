import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@jatra/design-system/button'
import { Dialog, Sheet } from '@jatra/design-system/dialog'
import { Icon } from '@jatra/design-system/icon'
import { Popover } from '@jatra/design-system/popover'
import { byTouch } from '../press.ts'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'About the tax',
    trigger: (props) => (
      <Button {...props} icon={<Icon name="info" />}>
        Tax ৳12,34,567
      </Button>
    ),
    children: 'Ten per cent of each fare. It is part of what the airline asks.',
  },
  decorators: [(Story) => <div style={{ minBlockSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const opener = { name: /Tax/ }
export const Closed: Story = {}

export const ByMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', opener))
    await expect(canvas.getByRole('dialog', { name: 'About the tax' })).toBeVisible()
    await userEvent.click(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', opener)).toHaveFocus()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement }) => {
    await byTouch(canvas.getByRole('button', opener))
    await expect(canvas.getByRole('dialog', { name: 'About the tax' })).toBeVisible()
    await byTouch(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>,
  ],
}
export const Bangla: Story = {
  args: {
    label: 'কর সম্পর্কে',
    children: 'প্রতিটি ভাড়ার দশ শতাংশ।',
    trigger: (props) => <Button {...props}>কর</Button>,
  },
}

function Nested() {
  const [sheet, setSheet] = useState(true)
  const [dialog, setDialog] = useState(true)
  return (
    <Sheet open={sheet} onOpenChange={setSheet} title="Filter and sort">
      <Button onClick={() => setDialog(true)}>Fare rules</Button>
      <Dialog open={dialog} onOpenChange={setDialog} title="Fare rules">
        <Popover
          label="About the tax"
          trigger={(props) => <Button {...props}>Tax ৳12,34,567</Button>}
        >
          Ten per cent of each fare.
        </Popover>
      </Dialog>
    </Sheet>
  )
}

/** One stack: Escape closes the popover, then the dialog, then the sheet, one at a time. */
export const InADialogInASheet: Story = {
  render: () => <Nested />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', opener))
    await expect(screen.getByRole('dialog', { name: 'About the tax' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'About the tax' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Fare rules' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fare rules' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  },
}
export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', opener))
    await expect(canvas.getByRole('dialog', { name: 'About the tax' })).toBeVisible()
  },
}
