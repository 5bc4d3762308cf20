import type { Meta } from '@storybook/react-vite'
import { heldFlight } from '../starting-points.ts'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Book a flight/Pay later',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const Held: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'farhana' },
  parameters: { start: heldFlight() },
  play: async (context) => {
    await heading('Asking the airline to hold your seats')
    passTime(context, 1)
    await heading('Your seats are held')
    await follow('See my booking')
    await sees(/^Held, pay by /)
    await sees('Waiting')
    await sees('Airline’s reference (PNR)')
  },
}

export const PaidLater: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: heldFlight() },
  play: async (context) => {
    passTime(context, 60)
    await heading('Your seats are held')
    await follow('Pay now')
    await heading('Pay for your held flight')
    await press(/^PAY ৳/)
    await sees('Please select a payment option')
  },
}

export const HoldLapsed: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: heldFlight('hold-lapsing') },
  play: async (context) => {
    await heading('Asking the airline to hold your seats')
    passTime(context, 3)
    await heading('Your seats are no longer held')
    await sees('The time to pay is over. Nothing was charged.')
    await follow('See my booking')
    await sees('Cancelled')
  },
}
