import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageSideCard } from '@jatra/design-system/package-side-card'
import { Inline } from '@jatra/design-system/stack'
import { expect } from 'storybook/test'
import { side } from './holidays.css.ts'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Holidays/PackageSideCard',
  component: PackageSideCard,
  args: {
    hotels: ['Cinnamon Citadel, Kandy', '98 Acres Resort, Ella', 'Jetwing Lighthouse, Galle'],
    validFrom: '1 Nov 2026',
    validTo: '31 Mar 2027',
    price: '৳68,500',
    href: '#reserve',
  },
  decorators: (Card) => (
    <div className={side}>
      <Card />
    </div>
  ),
} satisfies Meta<typeof PackageSideCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithDates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SELECT OFFER' })).toBeVisible()
    await expect(canvas.getByText('Specific Day')).toBeVisible()
  },
}
export const WithoutDates: Story = { args: { validFrom: undefined, validTo: undefined } }
export const OneHotel: Story = { args: { hotels: ['Sayeman Beach Resort'], price: undefined } }

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'SELECT OFFER' })),
}

export const Overview: Story = {
  decorators: (Cards) => <Cards />,
  render: (args) => (
    <Inline gap={24} align="start">
      <PackageSideCard {...args} />
      <PackageSideCard
        href="#b"
        hotels={['হোটেল সী প্যালেস, কক্সবাজার']}
        price="৳12,34,567"
        title="ডিলাক্স"
      />
    </Inline>
  ),
}
