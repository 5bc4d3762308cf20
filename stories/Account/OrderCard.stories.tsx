import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderCard } from '@jatra/design-system/order-card'
import { expect } from 'storybook/test'
import { reference, standing } from '../facts.ts'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Account/OrderCard',
  component: OrderCard,
  args: {
    bookingId: reference('7F3K-2QX9'),
    plan: 'DAC - BKK, round trip',
    price: '৳1,35,000',
    persons: 4,
    date: '1 Dec 2026',
    ...standing('success'),
    statusText: 'Paid',
    href: '#order',
  },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the booking is paid and confirmed. */
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Show More/ })).toBeVisible()
  },
}

/** Use when the payment or the confirmation is still on its way. */
export const Pending: Story = {
  args: { ...standing('pending'), statusText: 'Waiting for your payment' },
}

/** Use when your bookings have other statuses. */
export const OwnStatus: Story = {
  args: { status: { tone: 'warning', label: 'WAITLISTED' }, statusText: 'Third in line' },
}

/** Use when the booking is cancelled. */
export const Cancelled: Story = {
  args: {
    ...standing('expired'),
    statusText: 'Not paid in time, nothing was charged',
  },
}

/** Use when the booking is a holiday with a rating. */
export const WithRating: Story = {
  args: { plan: 'Himalaya and lakes', price: '৳1,55,400', rating: 4.5 },
}
export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: /^Show More/ })),
}

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <OrderCard {...args} />
      <OrderCard
        {...args}
        plan="শ্রীলঙ্কার চা বাগান আর সিগিরিয়া, আট রাত নয় দিনের সম্পূর্ণ প্যাকেজ"
        price="৳12,34,567"
        persons={9}
        rating={4.5}
        {...standing('pending')}
        statusText="Waiting for your payment"
      />
      <OrderCard {...args} {...standing('failed')} statusText="Nothing was charged" />
    </div>
  ),
}
