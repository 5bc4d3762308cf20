import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert } from '../../design-system/src/alert/index.ts'
import { Button } from '../../design-system/src/button/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    tone: 'critical',
    title: 'Error! Task failed.',
    children: 'The flights did not load. What you chose is still here.',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

/** Use when something failed. Screen readers announce it at once. */
export const Critical: Story = {
  args: { action: <Button>Retry</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The flights did not load.')
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible()
  },
}

/** Use when something may go wrong, and the traveller can still act. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'This passport expires soon',
    children: 'It ends within 6 months of arrival. Many countries refuse entry.',
  },
}

/** Use when an action succeeded. */
export const Positive: Story = {
  args: { tone: 'positive', title: 'Booked', children: 'The receipt is in your account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Booked')
  },
}

/** Use when the traveller should know a fact and need not act. */
export const Info: Story = {
  args: { tone: 'info', title: undefined, children: 'Prices are per traveller, taxes included.' },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { tone: 'info', title: 'জেনে রাখুন', children: 'দাম জনপ্রতি, ট্যাক্সসহ।', toneLabel: 'তথ্য' },
}

export const Overview: Story = {
  render: () => (
    <Stack>
      {(['critical', 'warning', 'positive', 'info'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Tone: ${tone}`} action={<Button>Retry</Button>}>
          What happened, and what to do next.
        </Alert>
      ))}
      <Alert tone="info">Without a title: one line is enough.</Alert>
    </Stack>
  ),
}
