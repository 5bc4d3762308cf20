import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@jatra/design-system/button'
import { Stack } from '@jatra/design-system/stack'
import { Tooltip } from '@jatra/design-system/tooltip'
import { byTouch } from '../press.ts'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Cannot be changed after booking',
    children: <Button>Saver fare</Button>,
  },
  // Away from the corner, where the real mouse rests while the stories are tested.
  decorators: [(Story) => <div style={{ minBlockSize: 160, padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const tip = () => screen.queryByRole('tooltip')

/** Use when a control has a fact that helps and is not needed. */
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saver fare' })
    await userEvent.hover(button)
    await waitFor(() => expect(tip()).not.toBeNull())
    await expect(button).toHaveAccessibleDescription('Cannot be changed after booking')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Saver fare' })).toHaveFocus()
    await waitFor(() => expect(tip()).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
  },
}

/** A finger does not hover: the press is the control's alone. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByRole('button', { name: 'Saver fare' }))
    await expect(tip()).toBeNull()
  },
}

/** Use when the fact takes more than a line. */
export const LongText: Story = {
  args: {
    text: 'A saver fare cannot be changed or refunded, has no checked baggage, and its seats are given at the airport.',
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = { args: { text: 'বুকিংয়ের পর পরিবর্তন করা যায় না' } }

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48} align="start">
      <Tooltip {...args} />
      <Tooltip text="Shown: the focus is on it">
        <Button>Flexible fare</Button>
      </Tooltip>
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Flexible fare' }).focus()
    await waitFor(() => expect(tip()).not.toBeNull())
  },
}
