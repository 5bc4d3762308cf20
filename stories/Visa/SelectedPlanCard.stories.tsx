import type { Meta, StoryObj } from '@storybook/react-vite'
import { Malaysia, Thailand } from '@jatra/design-system/illustrations'
import { Link } from '@jatra/design-system/link'
import { SelectedPlanCard } from '@jatra/design-system/selected-plan-card'
import { Grid } from '@jatra/design-system/stack'
import { expect } from 'storybook/test'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Visa/SelectedPlanCard',
  component: SelectedPlanCard,
  args: {
    plan: { name: 'Tourist visa, single entry', validity: 90, stayPeriod: 60 },
    country: 'Thailand',
    picture: <Thailand />,
    action: (
      <Link standalone href="#other">
        Choose another plan
      </Link>
    ),
  },
} satisfies Meta<typeof SelectedPlanCard>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the country has a picture. */
export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Tourist visa/ })).toBeVisible()
    await expect(canvas.getByText('Refundable: No, once at the embassy')).toBeVisible()
  },
}

/** Use when there is no picture and no other plan. */
export const Plain: Story = { args: { picture: undefined, country: undefined, action: undefined } }

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'Choose another plan' })),
}

export const Overview: Story = {
  render: (args) => (
    <Grid columns={3} gap={24}>
      <SelectedPlanCard {...args} />
      <SelectedPlanCard plan={{ name: 'Transit visa', validity: 1, stayPeriod: 1 }} />
      <SelectedPlanCard
        {...args}
        plan={{ name: 'ব্যবসায়িক ভিসা, একাধিকবার প্রবেশ', validity: 180, stayPeriod: 30 }}
        country="মালয়েশিয়া"
        picture={<Malaysia />}
      />
    </Grid>
  ),
}
