import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { upload } from '../../upload.ts'
import { atGateway } from '../starting-points.ts'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import {
  atThePaymentPage,
  drawPicture,
  fillDate,
  fillTraveler,
  fill,
  follow,
  heading,
  press,
  sees,
  submit,
} from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Apply for a visa/Apply',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const at = '/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1'

const summary = () => screen.findByRole('region', { name: 'Price Summary' })

export const Application: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Book Schedule')
    await sees('No document uploaded')
    await expect(await summary()).toHaveTextContent(/Processing Fee/)
    await expect(await summary()).not.toHaveTextContent('Pick Up Charge')
    await sees('Refundable: No, once at the embassy')
    await screen.findByRole('row', {
      name: /^Until we hand your application to the embassy ৳[\d,]+ The whole price$/,
    })
  },
}

export const SignInFirst: FlowStory = {
  args: { at },
  play: async () => {
    await heading('Sign in')
  },
}

export const ThreeTravelers: FlowStory = {
  args: { at: at.replace('travelers=1', 'travelers=3'), as: 'nusrat' },
  play: async () => {
    await heading('Book Schedule')
    for (const number of [1, 2, 3])
      await screen.findByRole('group', { name: new RegExp(`^Traveller ${number}\\b`) })
    await expect(await summary()).toHaveTextContent('Processing Fee × 3৳1,950')
  },
}

export const PickUp: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Pick up/ }))
    await fill(await screen.findByLabelText('Pickup address'), '12 Dhanmondi, Dhaka')
    await fillDate('Pickup date', '2026-11-27')
    await expect(await summary()).toHaveTextContent('Pick Up Charge৳500')
    await userEvent.click(screen.getByRole('radio', { name: /^Traveller drop/ }))
    await expect(await summary()).not.toHaveTextContent('Pick Up Charge')
  },
}

export const Refused: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Pick up/ }))
    await press(/^Pay ৳/)
    for (const words of [
      'Title is required',
      'Passport number is required',
      'Please give the pickup address',
      'Please select a pickup date',
      'Please select a payment option',
    ])
      await sees(words)
  },
}

export const DocumentAdded: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    const block = within(await screen.findByRole('group', { name: /^Traveller 1\b/ }))
    await upload(block.getByLabelText('Documents'), await drawPicture('passport.png'))
    await expect(await block.findByText('Uploaded')).toBeVisible()
    await userEvent.click(block.getByRole('button', { name: 'Remove passport.png' }))
    await expect(await block.findByText('No document uploaded')).toBeVisible()
  },
}

export const NotApplied: FlowStory = {
  args: { at, as: 'farhana', scenario: 'payment-process-failure' },
  play: async () => {
    await heading('Book Schedule')
    await fillTraveler(1, true)
    await submit()
    await sees('Error! Task failed.')
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const PriceChanged: FlowStory = {
  args: { at, as: 'farhana', scenario: 'price-changed' },
  play: async () => {
    await heading('Book Schedule')
    await fillTraveler(1, true)
    await submit()
    await sees('The price has changed')
    await sees(/^It was ৳[\d,]+ and is ৳[\d,]+/)
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const FromApplicationToPaid: FlowStory = {
  args: { at, as: 'farhana' },
  play: async () => {
    await heading('Book Schedule')
    await fillTraveler(1, true)
    await submit()
    await atThePaymentPage('Pay')
    await heading('Your application is paid')
    await follow('See my booking')
    await sees('Confirmed')
  },
}

export const PaymentCancelled: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('visa') },
  play: async () => {
    await atThePaymentPage('Cancel')
    await heading('You cancelled the payment')
  },
}

export const Documents: FlowStory = {
  args: { at: '/app/account/documents', as: 'nusrat' },
  play: async () => {
    await heading('My pictures')
  },
}
