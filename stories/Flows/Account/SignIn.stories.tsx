import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Sign in',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

async function signIn(name: string, password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Email or username'), name)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Sign in')
}

async function signUp(name: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Username'), name)
  await userEvent.type(screen.getByLabelText('Email'), `${name}@example.com`)
  await userEvent.type(screen.getByLabelText('Password'), 'Jatra@2026')
  await press('Sign up')
}

export const SignIn: FlowStory = {
  tags: ['!same-colours'],
  args: { at: '/login' },
  play: async () => {
    await heading('Sign in')
    await expect(await screen.findByRole('link', { name: 'Forgot Password' })).toBeVisible()
    await expect(screen.getAllByRole('link', { name: 'Sign Up' })[0]).toBeVisible()
    await expect(screen.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  },
}

export const SignedIn: FlowStory = {
  args: { at: '/login?redirectTo=/app/account/bookings' },
  play: async () => {
    await signIn('nusrat', 'Jatra@2026')
    await heading('My bookings')
    await screen.findByLabelText('Account menu')
  },
}

export const NothingTyped: FlowStory = {
  args: { at: '/login' },
  play: async () => {
    await press('Sign in')
    await sees('Username or Email is required')
    await sees('Password is required')
  },
}

export const WrongPassword: FlowStory = {
  args: { at: '/login' },
  play: async () => {
    await signIn('nusrat', 'Wrong@2026')
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByLabelText('Email or username')).toHaveValue('nusrat')
    await fill(screen.getByLabelText('Password'), 'Jatra@2026')
    await userEvent.tab()
    // It stays above the button, which a press would miss otherwise.
    await expect(screen.getByRole('alert')).toBeVisible()
    await press('Sign in')
    await screen.findByLabelText('Account menu')
  },
}

export const TooManyTries: FlowStory = {
  args: { at: '/login', scenario: 'rate-limited' },
  play: async () => {
    await signIn('nusrat', 'Jatra@2026')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  },
}

export const SignUp: FlowStory = {
  args: { at: '/register' },
  play: async () => {
    await heading('Create your account')
    await signUp('sumaiya')
    await heading('Where does your journey begin?')
    await screen.findByLabelText('Account menu')
  },
}

export const SignUpRefused: FlowStory = {
  args: { at: '/register' },
  play: async () => {
    const email = await screen.findByLabelText('Email')
    await userEvent.type(email, 'nusrat@')
    await userEvent.tab()
    await sees('Invalid Email Format')
    await userEvent.type(email, 'example.com')
    await waitFor(() => expect(screen.queryByText('Invalid Email Format')).toBeNull())
    const password = screen.getByLabelText('Password')
    await userEvent.type(password, 'abc')
    await userEvent.tab()
    await sees('Password must have at least 6 characters')
    await userEvent.type(password, 'defg')
    await screen.findByText(
      'one lowercase and one uppercase letter, one digit and one special character',
      {
        normalizer: (text) => text,
      },
    )
    await userEvent.clear(email)
    await press('Sign up')
    await sees('Username is required')
    await sees('Email is required')
  },
}

export const NameTaken: FlowStory = {
  args: { at: '/register' },
  play: async () => {
    await signUp('nusrat')
    await sees(/taken|already/i)
    await expect(screen.getByLabelText('Email')).toHaveValue('nusrat@example.com')
  },
}

export const SignedOut: FlowStory = {
  args: { as: 'nusrat' },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Account menu'))
    await sees('My Booking')
    await sees('Profile')
    await press('Logout')
    await screen.findByRole('link', { name: 'SIGN IN' })
  },
}

export const SignedOutWhileOffline: FlowStory = {
  args: { as: 'nusrat', scenario: 'offline' },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Account menu'))
    await press('Logout')
    await screen.findByRole('link', { name: 'SIGN IN' })
    await sees(/^You are signed out on this device, but the service did not answer/)
  },
}

export const SessionOver: FlowStory = {
  args: { as: 'nusrat', at: '/about' },
  play: async (context) => {
    siteOf(context).endToken()
    await userEvent.click(await screen.findByLabelText('Account menu'))
    await follow('My Booking')
    await heading('Sign in')
    await sees('Your session has ended. Sign in again to go on.')
    await screen.findByRole('link', { name: 'SIGN IN' })
  },
}

export const ThankYou: FlowStory = {
  args: { at: '/login/success?redirectTo=/refund-policy', as: 'nusrat' },
  play: async () => {
    await heading('Thank you for logging in')
    await heading('Refund Policy')
  },
}

/** The account had a password and an address that was never confirmed. */
export const TakenOverByGoogle: FlowStory = {
  args: { at: '/login/success?redirectTo=/refund-policy&password=removed', as: 'farhana' },
  play: async () => {
    await heading('Thank you for logging in')
    await sees(/the old password was removed, and every device was signed out/)
    await sees(/set a new one by "Forgot Password"/)
    await follow('Continue')
    await heading('Refund Policy')
  },
}

export const NotSignedInByGoogle: FlowStory = {
  args: { at: '/login/success?user=malformed' },
  play: async () => {
    await heading('You are not signed in')
    await screen.findByRole('link', { name: 'Try again' })
  },
}
