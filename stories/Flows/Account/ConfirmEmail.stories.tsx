import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { atConfirmLink } from '../starting-points.ts'
import { passTime, siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Confirm email',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const WEEK_MINUTES = 7 * 24 * 60

export const ConfirmEmail: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'farhana' },
  parameters: { start: atConfirmLink },
  play: async () => {
    await heading('Confirm your email')
    await sees(/^You did not make an account with us\? Then do not confirm it/)
  },
}

export const Confirmed: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atConfirmLink },
  play: async () => {
    await heading('Confirm your email')
    await press('Confirm my email')
    await heading('Your email is confirmed')
    await follow('To my profile')
    await heading('Profile')
    await sees(/^Confirmed\. You sign in with it/)
    await expect(screen.queryByText('Your email is not confirmed yet')).toBeNull()
  },
}

export const ConfirmLinkThatIsOver: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atConfirmLink },
  play: async (context) => {
    await heading('Confirm your email')
    passTime(context, WEEK_MINUTES)
    await press('Confirm my email')
    await heading('This link does not work any more')
    await screen.findByRole('link', { name: 'To my profile' })
  },
}

export const LinkSentAgain: FlowStory = {
  args: { as: 'farhana', at: '/app/account/profile' },
  play: async () => {
    await sees('Your email is not confirmed yet')
    await press('Send the link again')
    await sees('An email with the link is on its way.')
  },
}

export const LinkNotSent: FlowStory = {
  args: { as: 'farhana', at: '/app/account/profile' },
  play: async (context) => {
    await sees('Your email is not confirmed yet')
    siteOf(context).scenario = 'rate-limited'
    await press('Send the link again')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts'))
  },
}
