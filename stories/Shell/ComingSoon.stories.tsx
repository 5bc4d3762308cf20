import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@jatra/design-system/button'
import { ComingSoon } from '@jatra/design-system/coming-soon'
import { Icon } from '@jatra/design-system/icon'

const meta = {
  title: 'Shell/ComingSoon',
  component: ComingSoon,
  args: { title: 'Hotels are coming soon' },
} satisfies Meta<typeof ComingSoon>
export default meta
type Story = StoryObj<typeof meta>

/** Use when there is no other page to offer. */
export const WordsOnly: Story = {}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { title: 'হোটেল শিগগিরই আসছে', children: 'থাকার জায়গা আসছে। ফ্লাইট আজই আছে।' },
}
export const Overview: Story = {
  args: {
    picture: <Icon name="hotel" size={24} />,
    children: 'Places to stay are on their way. Flights are here today.',
    action: <ButtonLink href="/?search=flight">Search flights</ButtonLink>,
  },
}
