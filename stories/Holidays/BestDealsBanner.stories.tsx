import type { Meta, StoryObj } from '@storybook/react-vite'
import { BestDealsBanner } from '@jatra/design-system/best-deals-banner'
import { ButtonLink } from '@jatra/design-system/button'
import { BestDeals, Dubai } from '@jatra/design-system/illustrations'
import { Stack } from '@jatra/design-system/stack'
import { expect } from 'storybook/test'

const meta = {
  title: 'Holidays/BestDealsBanner',
  component: BestDealsBanner,
  args: {
    children: 'Holidays from Dhaka with flights, hotels and every tax in the price.',
    action: <ButtonLink href="#deals">See all packages</ButtonLink>,
    picture: <BestDeals fit="slice" />,
  },
} satisfies Meta<typeof BestDealsBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the home page leads to the deals. */
export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'BEST DEALS' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all packages' })).toBeVisible()
  },
}

/** Use when there is no picture's caption and no button. */
export const WordsAlone: Story = { args: { children: undefined, action: undefined } }

export const Overview: Story = {
  // In Bangla both have one name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack gap={32}>
      <BestDealsBanner {...args} />
      <BestDealsBanner heading="সেরা অফার" picture={<Dubai fit="slice" />}>
        ঢাকা থেকে দুবাই, ফ্লাইট আর হোটেলসহ।
      </BestDealsBanner>
    </Stack>
  ),
}
