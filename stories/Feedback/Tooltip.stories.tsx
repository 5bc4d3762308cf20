import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '@jatra/design-system/button'
import { Stack } from '@jatra/design-system/stack'
import { Tooltip } from '@jatra/design-system/tooltip'
import { byTouch } from '../press.ts'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Cannot be changed after booking',
    children: (props) => <Button {...props}>Saver fare</Button>,
  },
  // Away from the corner, where the real mouse rests while the stories are tested.
  decorators: [(Story) => <div style={{ minBlockSize: 140, padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const seen = (root: HTMLElement) =>
  root.querySelectorAll('span[aria-hidden="true"]:not(button *)').length

export const ByMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Saver fare' })
    await expect(button).toHaveAccessibleDescription('Cannot be changed after booking')
    await userEvent.hover(button)
    await waitFor(() => expect(seen(canvasElement)).toBe(1))
    await userEvent.unhover(button)
    await waitFor(() => expect(seen(canvasElement)).toBe(0), { timeout: 5000 })
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Saver fare' })).toHaveFocus()
    await waitFor(() => expect(seen(canvasElement)).toBe(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(seen(canvasElement)).toBe(0), { timeout: 5000 })
  },
}
/** A finger does not hover: it focuses what it presses, and a press elsewhere hides the words. */
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement }) => {
    await byTouch(canvas.getByRole('button', { name: 'Saver fare' }))
    await waitFor(() => expect(seen(canvasElement)).toBe(1))
    await byTouch(canvasElement)
    await waitFor(() => expect(seen(canvasElement)).toBe(0), { timeout: 5000 })
  },
}

export const LongText: Story = {
  args: {
    text: 'A saver fare cannot be changed or refunded, has no checked baggage, and its seats are given at the airport.',
  },
}
export const Bangla: Story = { args: { text: 'বুকিংয়ের পর পরিবর্তন করা যায় না' } }

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <Tooltip {...args} />
      <Tooltip {...args} text="Shown: the focus is on it">
        {(props) => <Button {...props}>Flexible fare</Button>}
      </Tooltip>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Flexible fare' }).focus()
    await waitFor(() => expect(seen(canvasElement)).toBe(1))
  },
}
