import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageSideCard } from '@jatra/design-system/package-side-card'
import { Inline } from '@jatra/design-system/stack'
import { expect } from 'storybook/test'
import { followEachWay } from '../press.ts'

/** Beside a description. */
const side = { maxInlineSize: '22rem' }

const meta = {
  title: 'Holidays/PackageSideCard',
  component: PackageSideCard,
  args: {
    hotels: [
      {
        ...{ name: 'Cinnamon Citadel, Kandy', stars: 5, room: 'River-view room' },
        ...{ place: 'Kandy', latitude: 7.32, longitude: 80.61 },
      },
      { name: '98 Acres Resort, Ella', place: 'Ella', latitude: 6.87, longitude: 81.05 },
      {
        ...{ name: 'Jetwing Lighthouse, Galle', stars: 5 },
        ...{ place: 'Galle', latitude: 6.05, longitude: 80.19 },
      },
    ],
    validFrom: '1 Nov 2026',
    validTo: '31 Mar 2027',
    price: '৳68,500',
    href: '#reserve',
  },
  decorators: (Card) => (
    <div style={side}>
      <Card />
    </div>
  ),
} satisfies Meta<typeof PackageSideCard>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the package can be booked between two dates. */
export const WithDates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SELECT OFFER' })).toBeVisible()
    await expect(canvas.getByText('Any day')).toBeVisible()
  },
}

/** Use when the package has no dates. */
export const WithoutDates: Story = { args: { validFrom: undefined, validTo: undefined } }

/** Use when only the hotel's name is known. */
export const OneHotel: Story = {
  args: { hotels: ['Sayeman Beach Resort'], price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.queryByText(/-star/)).toBeNull()
  },
}

/** Use when the package goes to one place. */
export const OnePlace: Story = {
  args: {
    from: { name: 'Dhaka', latitude: 23.81, longitude: 90.41 },
    hotels: [
      {
        ...{ name: 'Sun Siyam Olhuveli', stars: 5, room: 'Water villa' },
        ...{ place: 'Olhuveli', latitude: 3.85, longitude: 73.46 },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Map: Dhaka, 1 Olhuveli' })).toBeVisible()
    await expect(canvas.getByText('5-star · Water villa · Olhuveli')).toBeVisible()
  },
}

/** Use when the page also shows who travels. */
export const WithWhoTravels: Story = {
  args: { children: <p>2 adults in 1 double room, March 2027</p> },
}

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'SELECT OFFER' })),
}

export const Overview: Story = {
  // In Bangla both have one name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
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
