import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { OrderTicket, type TicketLeg } from '@jatra/design-system/order-ticket'
import { expect } from 'storybook/test'
import { reference, standing } from '../facts.ts'
import { followEachWay } from '../press.ts'

const out: TicketLeg = {
  label: 'Outbound',
  departure: { code: 'DAC', city: 'Dhaka', time: '07:30', date: '1 Dec 2026' },
  arrival: { code: 'CXB', city: "Cox's Bazar", time: '08:35', date: '1 Dec 2026' },
  flight: 'BG 433',
  duration: '1h 5m',
}
const back: TicketLeg = {
  label: 'Return',
  departure: { ...out.arrival, time: '18:10', date: '8 Dec 2026' },
  arrival: { ...out.departure, time: '19:15', date: '8 Dec 2026' },
  flight: 'BG 434',
  duration: '1h 5m',
}
const takeAlong = (
  <>
    <ButtonLink href="#calendar">Add to calendar</ButtonLink>
    <ButtonLink href="#receipt">Download PDF</ButtonLink>
    <Button>Print receipt</Button>
  </>
)

const meta = {
  title: 'Account/OrderTicket',
  component: OrderTicket,
  args: {
    kind: 'flight',
    heading: 'DAC - CXB - DAC',
    status: standing('success').status,
    statusText: 'Paid',
    legs: [out, back],
    facts: [
      ['Booked on', '20 Nov 2026'],
      ['Payment', 'Paid'],
    ],
    travelers: ['Ms. Nusrat Jahan', 'Mr. Arif Hossain'],
    bookingId: reference('K7M2-9QXD'),
    total: '৳18,680',
    next: <p>Be at Dhaka airport by 05:30 on 1 Dec 2026, each with a government photo ID.</p>,
    actions: takeAlong,
  },
} satisfies Meta<typeof OrderTicket>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the booking is paid. */
export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ms. Nusrat Jahan')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  },
}

/** Use when the booking still has to be paid. */
export const Unpaid: Story = {
  args: {
    facts: [['Booked on', '20 Nov 2026']],
    status: standing('pending').status,
    statusText: 'Waiting for your payment',
    next: <p>If you have not paid yet, you can until 14:20, Dhaka time.</p>,
    nextAction: (
      <ButtonLink href="#pay" variant="primary">
        Go on to pay
      </ButtonLink>
    ),
    actions: <Button>Print</Button>,
  },
}

/** Use when the payment failed. */
export const Failed: Story = {
  args: {
    facts: [['Booked on', '20 Nov 2026']],
    status: standing('failed').status,
    statusText: 'Nothing was charged',
    next: <p>Nothing was charged. This flight can still be booked at the same price.</p>,
    nextAction: (
      <ButtonLink href="#again" variant="primary">
        Pay again
      </ButtonLink>
    ),
    actions: <Button>Print</Button>,
  },
}

/** Use when the booking is a holiday. */
export const Holiday: Story = {
  args: {
    kind: 'holidays',
    heading: 'Tea hills and Sigiriya',
    legs: [],
    facts: [
      ['Travel date', '30 Dec 2026'],
      ['Back on', '2 Jan 2027'],
      ['Rooms', 'Double × 1'],
    ],
    next: <p>Nothing more to pay. Your holiday begins on 30 Dec 2026.</p>,
  },
}
export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'Add to calendar' })),
}

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <OrderTicket {...args} headingLevel={2} />
      <OrderTicket
        {...args}
        headingLevel={2}
        kind="holidays"
        heading="শ্রীলঙ্কার চা বাগান আর সিগিরিয়া, আট রাত নয় দিনের সম্পূর্ণ প্যাকেজ"
        legs={[]}
        total="৳12,34,567"
        facts={[['Booked on', '20 Nov 2026']]}
        status={standing('pending').status}
        statusText="Waiting for your payment"
        next={<p>If you have not paid yet, you can until 14:20, Dhaka time.</p>}
        nextAction={
          <ButtonLink href="#pay" variant="primary">
            Go on to pay
          </ButtonLink>
        }
        actions={<Button>Print</Button>}
      />
      <OrderTicket
        {...args}
        headingLevel={2}
        kind="visa"
        heading="Thailand e-Visa"
        legs={[]}
        facts={[['Booked on', '20 Nov 2026']]}
        status={standing('expired').status}
        statusText="Not paid in time, nothing was charged"
        next={<p>Nothing was charged. You can still apply for this visa.</p>}
        actions={<Button>Print</Button>}
      />
    </div>
  ),
}
