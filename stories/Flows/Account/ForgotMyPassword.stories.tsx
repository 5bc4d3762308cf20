import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { atResetLink } from '../starting-points.ts'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Forgot my password',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const NEW = 'Journey@2027'
const newPassword = () => screen.findByLabelText('New password')

export const Forgotten: FlowStory = {
  tags: ['!same-colours'],
  args: { at: '/login' },
  play: async () => {
    await follow('Forgot Password')
    await heading('Forgot your password?')
    await fill(await screen.findByLabelText('Email'), 'nusrat.jahan@example.com')
    await press('Send')
    await heading('Check your email')
  },
}

export const NothingTyped: FlowStory = {
  args: { at: '/forgot-password' },
  play: async () => {
    await heading('Forgot your password?')
    await press('Send')
    await sees('Email is required')
  },
}

export const NotSent: FlowStory = {
  args: { at: '/forgot-password', scenario: 'forgot-password-failure' },
  play: async () => {
    await fill(await screen.findByLabelText('Email'), 'nusrat.jahan@example.com')
    await press('Send')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    )
    await expect(screen.getByLabelText('Email')).toHaveValue('nusrat.jahan@example.com')
  },
}

export const Instruction: FlowStory = {
  args: { at: '/forgot-password-instruction' },
  play: async () => {
    await heading('Check your email')
    await sees(/works for 20 minutes/)
    await follow('Send again')
    await heading('Forgot your password?')
  },
}

export const FromTheEmailToSignedIn: FlowStory = {
  parameters: { start: atResetLink },
  play: async () => {
    await heading('Set a new password')
    await fill(await newPassword(), NEW)
    await press('Send')
    await sees('Your new password is set. Please sign in with it.')
    await fill(screen.getByLabelText('Email or username'), 'nusrat')
    await fill(screen.getByLabelText('Password'), NEW)
    await press('Sign in')
    await screen.findByLabelText('Account menu')
  },
}

export const NewPassword: FlowStory = {
  parameters: { start: atResetLink },
  play: async () => {
    await heading('Set a new password')
    await expect(await newPassword()).toHaveAttribute('type', 'password')
    await press('Show password')
    await expect(await newPassword()).toHaveAttribute('type', 'text')
  },
}

export const NewPasswordRefused: FlowStory = {
  parameters: { start: atResetLink },
  play: async () => {
    await heading('Set a new password')
    await press('Send')
    await sees('Password is required')
    await userEvent.type(await newPassword(), 'abc')
    await sees('Password must have at least 6 characters')
    await userEvent.type(await newPassword(), 'defg')
    await screen.findByText(
      'one lowercase and one uppercase letter, one digit and one special character',
      {
        normalizer: (text) => text,
      },
    )
  },
}

export const NewPasswordNotStored: FlowStory = {
  args: { scenario: 'reset-password-failure' },
  parameters: { start: atResetLink },
  play: async () => {
    await fill(await newPassword(), NEW)
    await press('Send')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    )
  },
}

export const LinkThatIsOver: FlowStory = {
  args: { at: '/reset-password/nobody/over' },
  play: async () => {
    await heading('This link does not work any more')
    await follow('Get a new link')
    await heading('Forgot your password?')
  },
}

export const LinkThatEndsMeanwhile: FlowStory = {
  parameters: { start: atResetLink },
  play: async (context) => {
    await fill(await newPassword(), NEW)
    passTime(context, 21)
    await press('Send')
    await heading('This link does not work any more')
  },
}
