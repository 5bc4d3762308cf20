import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { onTwoDevices } from '../starting-points.ts'
import { siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Change password',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const at = '/app/account/change-password'
const NEW = 'Journey@2027'

async function change(current: string, next: string, confirm: string): Promise<void> {
  await fill(await screen.findByLabelText('Current password'), current)
  await fill(screen.getByLabelText('New password'), next)
  await fill(screen.getByLabelText('Confirm password'), confirm)
  await press('Change password')
}

const devices = async () =>
  within(await screen.findByRole('region', { name: 'Where you are signed in' }))

export const ChangePassword: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Change Password')
    await expect((await devices()).getByRole('listitem')).toHaveTextContent(
      'Chrome on WindowsThis device',
    )
  },
}

export const Changed: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await change('Jatra@2026', NEW, NEW)
    await sees(/^Your password was changed\./)
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''))
    await expect(screen.getByLabelText('Confirm password')).toHaveValue('')
  },
}

export const Refused: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Change Password')
    await press('Change password')
    for (const words of [
      'Current Password is required',
      'New password is required',
      'Confirm Password is required',
    ])
      await sees(words)
    await userEvent.type(screen.getByLabelText('New password'), 'abcd')
    await sees('New password must be 5 characters or more')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'other')
    await sees('Passwords do not match')
  },
}

export const WrongCurrentPassword: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await change('Wrong@2026', NEW, NEW)
    await sees('This is not your current password')
    await expect(screen.getByLabelText('New password')).toHaveValue(NEW)
  },
}

export const OtherDeviceSignedOut: FlowStory = {
  args: { at, as: 'nusrat' },
  parameters: { start: onTwoDevices(at) },
  play: async () => {
    await userEvent.click(await (await devices()).findByRole('button', { name: /on Android$/ }))
    await sees('The device was signed out.')
    await waitFor(async () => expect((await devices()).getAllByRole('listitem')).toHaveLength(1))
  },
}

export const SignedOutEverywhere: FlowStory = {
  args: { at, as: 'nusrat' },
  parameters: { start: onTwoDevices(at) },
  play: async () => {
    await expect((await devices()).getAllByRole('listitem')).toHaveLength(2)
    await press('Log out everywhere')
    await heading('Sign in')
  },
}

export const DevicesNotLoaded: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'offline' },
  play: async (context) => {
    await sees('Error! Task failed.')
    siteOf(context).scenario = ''
    await follow('Retry')
    await (await devices()).findByRole('listitem')
  },
}
