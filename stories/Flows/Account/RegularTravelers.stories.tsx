import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { fill, fillPerson, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Regular travellers',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const at = '/app/account/regular-travelers'
const list = () => screen.findByRole('list', { name: 'Your travellers' })

export const Travelers: FlowStory = {
  tags: ['!same-colours'],
  args: { at, as: 'nusrat' },
  play: async () => {
    await heading('Regular travellers')
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(4)
    await screen.findByRole('link', { name: 'Add Travellers' })
  },
}

export const NobodyYet: FlowStory = {
  args: { at, as: 'farhana' },
  play: async () => {
    await sees('Nobody here yet')
    await screen.findByRole('link', { name: 'Add Travellers' })
  },
}

export const Added: FlowStory = {
  args: { at, as: 'farhana' },
  play: async () => {
    await follow('Add Travellers')
    await heading('Add a traveller')
    await fillPerson(within(await screen.findByRole('main')), true)
    await press('ADD TRAVELLER')
    await sees('Nusrat Jahan is in your list.')
  },
}

export const Changed: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    const [first] = within(await list()).getAllByRole('link', { name: /^Edit/ })
    await userEvent.click(first as HTMLElement)
    await heading('Traveller details')
    await fill(screen.getByLabelText('First Name'), 'Mahbuba')
    await press('UPDATE DETAILS')
    await sees(/^Mahbuba .*is in your list\.$/)
  },
}

export const WentBack: FlowStory = {
  args: { at: `${at}/new-traveler-1`, as: 'nusrat' },
  play: async () => {
    await heading('Add a traveller')
    await follow('GO BACK')
    await heading('Regular travellers')
  },
}

export const Refused: FlowStory = {
  args: { at: `${at}/new-traveler-1`, as: 'nusrat' },
  play: async () => {
    await heading('Add a traveller')
    await press('ADD TRAVELLER')
    await sees('First name is required')
    await sees('Passport number is required')
  },
}

export const NotSaved: FlowStory = {
  args: { at: `${at}/new-traveler-1`, as: 'nusrat', scenario: 'traveler-save-failure' },
  play: async () => {
    await heading('Add a traveller')
    await fillPerson(within(await screen.findByRole('main')), true)
    await press('ADD TRAVELLER')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    )
    await expect(screen.getByLabelText('First Name')).toHaveValue('Nusrat')
  },
}

export const RemovedAndPutBack: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    const [first] = within(await list()).getAllByRole('button', { name: /^Remove/ })
    await userEvent.click(first as HTMLElement)
    await sees(/is removed\.$/)
    await press('Undo')
    await sees(/is back in your list\.$/)
  },
}
