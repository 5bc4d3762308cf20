import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { upload } from '../../upload.ts'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { choose, drawPicture, fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Profile',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const at = '/app/account/profile'
const name = () => screen.findByLabelText('Name')

export const Profile: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Profile')
    await expect(await name()).toHaveValue('Nusrat Jahan')
    await expect(screen.getByLabelText('Gender')).toHaveValue('Female')
    await expect(screen.getByLabelText('Mobile Number')).toHaveValue('01712-345678')
    await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    await expect(screen.getByRole('link', { name: 'Download my data' })).toBeVisible()
  },
}

export const SideMenu: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'My account' }))
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['Profile', 'Regular Traveller', 'Bookings', 'Change Password'])
    await follow('Bookings')
    await heading('My bookings')
  },
}

export const Saved: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await fill(await name(), 'Nusrat Jahan Chowdhury')
    await choose(screen.getByLabelText('Gender'), 'Other')
    await press('SAVE')
    await sees('Profile updated successfully')
    await expect(await name()).toHaveValue('Nusrat Jahan Chowdhury')
  },
}

export const PictureSaved: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await upload(await screen.findByLabelText('Picture'), await drawPicture('me.png'))
    await sees('This is how it will look. Save to keep it.')
    await press('SAVE')
    await sees('Profile updated successfully')
    const header = within(screen.getByRole('banner'))
    await waitFor(() => expect(header.getByRole('presentation')).toBeVisible())
  },
}

export const NotSaved: FlowStory = {
  args: { at, as: 'nusrat', scenario: 'profile-failure' },
  play: async () => {
    await fill(await name(), 'Nusrat Jahan Chowdhury')
    await press('SAVE')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Could not update')
    await expect(await name()).toHaveValue('Nusrat Jahan Chowdhury')
  },
}

export const Refused: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await fill(await name(), '')
    await choose(screen.getByLabelText('Gender'), 'Select...')
    await fill(screen.getByLabelText('Mobile Number'), '')
    await press('SAVE')
    for (const words of ['Name is required', 'Gender is required', 'Mobile number is required'])
      await sees(words)
  },
}
