import type { Meta, StoryObj } from '@storybook/react-vite'
import { ItineraryTimeline } from '@jatra/design-system/itinerary-timeline'
import { segments } from './journeys.tsx'

const meta = {
  title: 'Flights/ItineraryTimeline',
  component: ItineraryTimeline,
  args: {
    label: 'Bangkok to Dhaka',
    segments,
    layovers: [{ duration: '2h 10m', note: 'Overnight' }],
  },
} satisfies Meta<typeof ItineraryTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
export const NonStop: Story = { args: { segments: segments.slice(0, 1), layovers: [] } }
export const TechnicalStop: Story = {
  args: { segments: segments.slice(1).map((segment) => ({ ...segment, technicalStops: 1 })) },
}
