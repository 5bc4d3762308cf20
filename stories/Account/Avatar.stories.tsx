import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../../design-system/src/avatar/index.ts'
import { Inline } from '../../design-system/src/stack/index.ts'

// A face of two strokes: stories fetch nothing.
const portrait = `data:image/svg+xml,${encodeURIComponent(
  // oxlint-disable-next-line styles/tokens -- a photograph has its own colours
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0B6B5D"/><circle cx="32" cy="25" r="12" fill="#FAF8F4"/><path d="M8 64c2-18 14-24 24-24s22 6 24 24" fill="#F4A91F"/></svg>',
)}`

const meta = {
  title: 'Account/Avatar',
  component: Avatar,
  args: { name: 'Ayesha Rahman' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the person has no picture. */
export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ayesha Rahman' })).toHaveTextContent('AR')
  },
}

/** Use when the person has a picture. */
export const WithPicture: Story = { args: { src: portrait } }

/** Use when a picture may not load: the initials take its place. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AR')).toBeVisible())
  },
}

/** Use when the name is a single word. */
export const OneName: Story = { args: { name: 'Mamun' } }

/** Use when the name is in Bangla. */
export const Bangla: Story = { args: { name: 'আয়েশা রহমান' } }

export const Overview: Story = {
  render: () => (
    <Inline>
      <Avatar name="Ayesha Rahman" size="small" />
      <Avatar name="Ayesha Rahman" />
      <Avatar name="Ayesha Rahman" size="large" />
      <Avatar name="Ayesha Rahman" src={portrait} size="large" />
      <Avatar name="আয়েশা রহমান" size="large" />
      <Avatar name="Mamun" size="large" />
    </Inline>
  ),
}
