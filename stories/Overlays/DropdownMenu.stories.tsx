import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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
    trigger: <Button icon={<Icon name="chevronDown" />}>Manage booking</Button>,
    items: [
      { id: 'receipt', label: 'Receipt', href: '#receipt', icon: <Icon name="receipt" /> },
      { id: 'date', label: 'Change date', onSelect, icon: <Icon name="calendar" /> },
      { id: 'mail', label: 'Resend email', onSelect, icon: <Icon name="mail" />, disabled: true },
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

const item = (name: string) => screen.getByRole('menuitem', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

/** Use when one thing has three or more actions. */
export const Closed: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Receipt')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(item('Cancel booking')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Manage booking' })).toHaveFocus(),
    )
  },
}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Manage booking' }))
    await userEvent.click(item('Change date'))
    await closed()
    await expect(onSelect).toHaveBeenCalledOnce()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear()
    await byTouch(canvas.getByRole('button', { name: 'Manage booking' }))
    await byTouch(await screen.findByRole('menuitem', { name: 'Change date' }))
    await closed()
    await expect(onSelect).toHaveBeenCalledOnce()
  },
}

/** Use when there are many. Above 300 px it scrolls. */
export const Long: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      id: `traveler-${index}`,
      label: `Traveller ${index + 1}`,
      onSelect,
    })),
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Traveller 1')).toHaveFocus())
    await expect(screen.getByRole('menu').getBoundingClientRect().height).toBeLessThanOrEqual(300)
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'বুকিং',
    trigger: <Button>বুকিং পরিচালনা</Button>,
    items: [
      { id: 'receipt', label: 'রসিদ', href: '#receipt' },
      { id: 'cancel', label: 'বুকিং বাতিল করুন', onSelect, tone: 'critical', apart: true },
    ],
  },
}

export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage booking' }))
    await expect(screen.getByRole('menu', { name: 'Booking' })).toBeVisible()
  },
}
