import type { Meta, StoryObj } from '@storybook/react-vite'
import { ItineraryTimeline } from '@jatra/design-system/itinerary-timeline'
import { Stack } from '@jatra/design-system/stack'
import { layovers, segments } from './journeys.tsx'

const meta = {
  title: 'Flights/ItineraryTimeline',
  component: ItineraryTimeline,
  args: {
    label: 'Bangkok to Dhaka',
    segments,
    layovers,
  },
} satisfies Meta<typeof ItineraryTimeline>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the flight has no stop. */
export const NonStop: Story = { args: { segments: segments.slice(0, 1), layovers: [] } }

/** Use when the plane stops and passengers stay on board. */
export const TechnicalStop: Story = {
  args: { segments: segments.slice(1).map((segment) => ({ ...segment, technicalStops: 1 })) },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'ব্যাংকক থেকে ঢাকা',
    layovers: [],
    segments: segments.slice(1).map((segment) => ({
      ...segment,
      carrierName: 'বিমান বাংলাদেশ এয়ারলাইন্স',
      departure: { ...segment.departure, city: 'কলকাতা' },
      arrival: {
        ...segment.arrival,
        city: 'ঢাকা',
        airport: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর',
      },
    })),
  },
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <ItineraryTimeline {...args} />
      <ItineraryTimeline {...args} {...TechnicalStop.args} label="Kolkata to Dhaka" layovers={[]} />
      <ItineraryTimeline {...args} {...Bangla.args} />
    </Stack>
  ),
}
