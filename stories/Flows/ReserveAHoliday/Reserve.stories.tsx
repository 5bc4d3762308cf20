import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { atGateway } from '../starting-points.ts'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import {
  atThePaymentPage,
  fill,
  fillDate,
  fillReservation,
  follow,
  heading,
  press,
  sees,
  submit,
} from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Reserve a holiday/Reserve',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const at = '/packageReserve/nepal-kathmandu-pokhara-5-days'

export const Reservation: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Reserve your holiday')
    await sees('Adults (1 X per single room)')
    await expect(screen.queryByText('৳0')).toBeNull()
    await expect(screen.getByLabelText('Email')).toHaveValue('nusrat.jahan@example.com')
    await expect(screen.getByLabelText('Mobile Number')).toHaveValue('01712-345678')
    for (const option of [/bKash/, /Nagad/, /Nexus Pay/, /SSLCommerz/])
      await expect(await screen.findByRole('radio', { name: option })).not.toBeChecked()
  },
}

export const SignInFirst: FlowStory = {
  args: { at },
  play: async () => {
    await heading('Sign in')
  },
}

export const RoomsChosen: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await press('One more: Adults (12+)')
    await sees('1 room, 2 travellers')
    await sees('(2 X per Double)')
    await expect(screen.getByRole('region', { name: 'Price Summary' })).toHaveTextContent(
      'Double room × 1',
    )
  },
}

export const WhatACancellationBrings: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await screen.findByRole('row', { name: '10 to 29 days before 35% of the price' })
    await fillDate('Travel date', '2026-12-25')
    await screen.findByRole('row', { name: 'Until 25 Nov 2026 ৳33,250 70% of the price' })
    await fillDate('Travel date', '2026-12-12')
    await screen.findByRole('row', { name: 'Until 2 Dec 2026 ৳16,625 35% of the price' })
    await expect(screen.queryByRole('row', { name: /70%/ })).toBeNull()
  },
}

export const TwoOnAHoneymoon: FlowStory = {
  args: { at: '/packageReserve/maldives-water-villa-honeymoon-5-days', as: 'nusrat' },
  play: async () => {
    await sees('1 room, 2 travellers')
    await expect(screen.getByRole('spinbutton', { name: 'Double room' })).toHaveValue(1)
  },
}

export const NoRoomBecomesOne: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await press('One less: Single room')
    await sees('0 rooms, 1 traveller')
    await press('Use the cheapest rooms')
    await sees('1 room, 1 traveller')
    await expect(screen.getByRole('spinbutton', { name: 'Single room' })).toHaveValue(1)
  },
}

export const CountsAtTheirLeast: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await press('One less: Infants (under 3)')
    await expect(screen.getByRole('spinbutton', { name: 'Infants (under 3)' })).toHaveValue(0)
    await press('One less: Adults (12+)')
    await expect(screen.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue(1)
  },
}

export const MoreThanTheRoomsHold: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await press('One more: Double room')
    await press('One less: Single room')
    await press('One more: Adults (12+)')
    await press('One more: Adults (12+)')
    await sees(/^These rooms hold 2 adults and children, and you chose 3/)
    await sees('1 room, 3 travellers')
    await press(/^Pay ৳/)
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: 'Single room' })).toBeInvalid(),
    )
  },
}

export const EmptyBeds: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await press('One more: Double room')
    await sees(/^2 beds stay empty: you pay for 2 rooms, and one person sleeps there\. Cheapest: /)
    await press('Use the cheapest rooms')
    await sees('1 room, 1 traveller')
  },
}

export const Refused: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Reserve your holiday')
    await fill(await screen.findByLabelText('Mobile Number'), '')
    await press(/^Pay ৳/)
    for (const words of [
      'Please select a travel date',
      'Please provide a first name',
      'Please provide a last name',
      'Please provide a mobile number',
      'Please select a payment option',
    ])
      await sees(words)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Travel date' })).toHaveFocus())
  },
}

export const OnePaymentOption: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    const [bkash, nagad] = await Promise.all(
      [/bKash/, /Nagad/].map((name) => screen.findByRole('radio', { name })),
    )
    bkash?.click()
    nagad?.click()
    await expect(nagad).toBeChecked()
    await expect(bkash).not.toBeChecked()
  },
}

export const NotReserved: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'payment-process-failure' },
  play: async () => {
    await fillReservation()
    await submit()
    await sees('Error! Task failed.')
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const PriceChanged: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'price-changed' },
  play: async () => {
    await fillReservation()
    await submit()
    await sees('The price has changed')
    await sees(/^It was ৳[\d,]+ and is ৳[\d,]+ for your rooms now/)
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const SoldOut: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'sold-out' },
  play: async () => {
    await fillReservation()
    await submit()
    await sees(/^No places are left on/)
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const TooManyUnpaid: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'too-many-unpaid' },
  play: async () => {
    await fillReservation()
    await submit()
    await sees(/^You already have 6 unpaid bookings/)
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const Withdrawn: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'withdrawn' },
  play: async () => {
    await fillReservation()
    await submit()
    await sees('This package is no longer offered')
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const Paid: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('holidays') },
  play: async () => {
    await atThePaymentPage('Pay')
    await heading('Your holiday is reserved')
    await follow('See my booking')
    await sees('Confirmed')
  },
}

export const PaymentFailed: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('holidays') },
  play: async () => {
    await atThePaymentPage('Fail')
    await heading('The payment did not go through')
    await follow('Try again')
    await heading('Reserve your holiday')
  },
}

export const ConfirmationNotLoaded: FlowStory = {
  args: { as: 'farhana', scenario: 'holiday-confirmation-failure' },
  parameters: { start: atGateway('holidays') },
  play: async () => {
    await atThePaymentPage('Pay')
    await heading('Error! Task failed.')
    await screen.findByRole('button', { name: 'Retry' })
  },
}
