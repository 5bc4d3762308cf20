import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@jatra/design-system/box'
import { Inline, Stack } from '@jatra/design-system/stack'

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: { padding: 16, background: 'card', borderRadius: 'card', children: 'Dhaka to Cox’s Bazar' },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const LongText: Story = {
  args: {
    maxInlineSize: 'form',
    children: 'Hazrat Shahjalal International Airport, Kurmitola, Dhaka 1229, '.repeat(4),
  },
}
export const Bangla: Story = { args: { children: 'ঢাকা থেকে কক্সবাজার' } }

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={16}>
        {(['page', 'card', 'sunken', 'brand', 'accent'] as const).map((background) => (
          <Box key={background} padding={24} background={background} borderRadius="control">
            {background}
          </Box>
        ))}
      </Inline>
      <Inline gap={24}>
        {(['control', 'card', 'pill'] as const).map((borderRadius) => (
          <Box
            key={borderRadius}
            paddingBlock={16}
            paddingInline={32}
            background="card"
            borderRadius={borderRadius}
            boxShadow="resting"
          >
            {borderRadius}
          </Box>
        ))}
        <Box padding={24} background="card" borderRadius="card" boxShadow="raised" color="muted">
          raised
        </Box>
      </Inline>
      <Box maxInlineSize="text" padding={16} background="sunken" textAlign="center">
        Centred, and never wider than a line of text should be
      </Box>
    </Stack>
  ),
}
