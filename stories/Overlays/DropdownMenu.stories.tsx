import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '@jatra/design-system/button'
import { DropdownMenu } from '@jatra/design-system/dropdown-menu'
import { Icon } from '@jatra/design-system/icon'
import { byTouch } from '../press.ts'

const onSelect = fn()
const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'Booking',
    trigger: (props) => (
      <Button {...props} icon={<Icon name="chevronDown" />}>
        Manage booking
      </Button>
    ),
    items: [
      { id: 'receipt', label: 'Receipt', href: '#receipt', icon: <Icon name="receipt" /> },
      { id: 'date', label: 'Change date', onSelect, icon: <Icon name="calendar" /> },
      { id: 'mail', label: 'Resend e-mail', onSelect, icon: <Icon name="mail" />, disabled: true },
      {
        id: 'cancel',
        label: 'Cancel booking',
        onSelect,
        icon: <Icon name="close" />,
        tone: 'critical',
        apart: true,
      },
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Arrows wrap, Home and End, first letters; Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByRole('menuitem', { name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Receipt')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(item('Cancel booking')).toHaveFocus()
    await userEvent.keyboard('{Home}ch')
    await expect(item('Change date')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Manage booking' })).toHaveFocus()
  },
}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Manage booking' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Change date' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear()
    await byTouch(canvas.getByRole('button', { name: 'Manage booking' }))
    await byTouch(canvas.getByRole('menuitem', { name: 'Change date' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

/** Longer than 300 px, it scrolls. */
export const Long: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      id: `traveler-${index}`,
      label: `Traveller ${index + 1}`,
      onSelect,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage booking' }))
    await expect(canvas.getByRole('menu').getBoundingClientRect().height).toBeLessThanOrEqual(300)
  },
}
export const Bangla: Story = {
  args: {
    label: 'বুকিং',
    items: [
      { id: 'receipt', label: 'রসিদ', href: '#receipt' },
      { id: 'cancel', label: 'বুকিং বাতিল করুন', onSelect, tone: 'critical', apart: true },
    ],
  },
}
export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage booking' }))
    await expect(canvas.getByRole('menu', { name: 'Booking' })).toBeVisible()
  },
}
