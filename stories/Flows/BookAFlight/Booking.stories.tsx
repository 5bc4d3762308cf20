import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { atBooking, resultsTo } from '../starting-points.ts'
import { passTime, siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { atThePaymentPage, fillTraveler, follow, heading, press, sees, submit } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Book a flight/Booking',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const Booking: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'nusrat' },
  parameters: { start: atBooking() },
  play: async () => {
    await heading('Book your flight')
    await expect(await screen.findByRole('timer')).toBeVisible()
    await sees(/government-approved ID/)
    await expect(screen.queryByLabelText('Passport Number')).toBeNull()
    const summary = await screen.findByRole('region', { name: 'Price Summary' })
    for (const line of ['Flight Fee', 'Tax', 'Discount', 'Total Payable'])
      await expect(summary).toHaveTextContent(line)
  },
}

export const BookingAbroad: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atBooking('BKK') },
  play: async () => {
    await sees('Enter the details as in the passport.')
    await expect(screen.getByLabelText('Passport Number')).toBeVisible()
  },
}

const optionsOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options]
    .map(({ text }) => text)
    .filter((text) => text !== 'Select...')

export const Options: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atBooking('BKK') },
  play: async () => {
    await heading('Book your flight')
    await expect(optionsOf('Title')).toEqual(['Mr.', 'Md.', 'Ms.', 'Miss.', 'Mrs.'])
    await expect(optionsOf('Gender')).toEqual(['Male', 'Female'])
    await expect(optionsOf('Nationality').length).toBeGreaterThan(200)
    await expect(optionsOf('Country Code')).toContain('Bangladesh (+880)')
  },
}

export const SignInFirst: FlowStory = {
  parameters: { start: atBooking() },
  play: async () => {
    await heading('Sign in')
    await sees('Sign in to go on with your booking. What you chose is kept.')
    await userEvent.type(screen.getByLabelText('Email or username'), 'farhana')
    await userEvent.type(screen.getByLabelText('Password'), 'Newcomer@1')
    await press('Sign in')
    await heading('Book your flight')
  },
}

export const Refused: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atBooking('BKK') },
  play: async () => {
    await heading('Book your flight')
    await press(/^Pay ৳/)
    for (const words of [
      'Title is required',
      'First name is required',
      'Passport number is required',
    ])
      await sees(words)
  },
}

export const NoPaymentOption: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atBooking() },
  play: async () => {
    await heading('Book your flight')
    await fillTraveler(1, false)
    await press(/^Pay ৳/)
    await sees('Please select a payment option')
    const options = screen.getByRole('radiogroup', { name: 'Payment option' })
    await waitFor(() => expect(options.contains(document.activeElement)).toBe(true))
  },
}

export const PriceChanged: FlowStory = {
  args: { as: 'nusrat', scenario: 'price-changed' },
  parameters: { start: atBooking() },
  play: async () => {
    await heading('Book your flight')
    await fillTraveler(1, false)
    await submit()
    await sees('The price has changed')
    const again = screen.getByRole('button', { name: /^Pay ৳/ })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
    await userEvent.click(again)
    await screen.findByRole('heading', { name: 'Payment sandbox' })
  },
}

export const PaymentNotStarted: FlowStory = {
  args: { as: 'nusrat', scenario: 'payment-process-failure' },
  parameters: { start: atBooking() },
  play: async () => {
    await heading('Book your flight')
    await fillTraveler(1, false)
    await submit()
    await sees('Error! Task failed.')
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const SessionExpires: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atBooking() },
  play: async (context) => {
    await screen.findByRole('timer')
    passTime(context, 15)
    const modal = await screen.findByRole('dialog', { name: 'Session Expired' })
    await expect(modal).toHaveTextContent(
      'What you typed is kept and filled in again after your new search.',
    )
  },
}

export const SignedOutMeanwhile: FlowStory = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { as: 'nusrat' },
  parameters: { start: atBooking() },
  play: async (context) => {
    await heading('Book your flight')
    await fillTraveler(1, false)
    siteOf(context).endToken()
    await submit()
    await heading('Sign in')
  },
}

export const MissingFlight: FlowStory = {
  args: { as: 'nusrat', at: '/flight/booking/?searchId=long-gone-search&index=1' },
  play: async () => {
    const words = 'This flight is no longer in the list'
    await screen.findByRole('heading', { level: 1, name: words.replace('  ', ' ') })
    await screen.findByText(words, { normalizer: (text) => text })
  },
}

export const FromSearchToBooked: FlowStory = {
  args: { as: 'farhana', at: resultsTo('CXB') },
  play: async (context) => {
    await userEvent.click(
      (await screen.findAllByRole('link', { name: 'Book Now' }))[0] as HTMLElement,
    )
    await heading('Book your flight')
    await fillTraveler(1, false)
    await submit()
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    passTime(context, 1)
    await heading('You are booked')
    await follow('See my booking')
    await heading('DAC - CXB')
    await sees('Confirmed')
  },
}
