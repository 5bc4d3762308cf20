import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/The desk/Find',
  args: { at: '/desk/find', as: 'rezwana' },
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const lookFor = async (text: string) => {
  await fill(await screen.findByRole('searchbox', { name: /^Find an order/ }), text)
  await press('Find')
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)

/** What can be looked for, and who is at the desk. */
export const Begin: FlowStory = {
  tags: ['!same-colours'],
  play: async () => {
    await heading('Find an order')
    await sees('Manager')
    await sees('of a traveller or the account, in Latin or Bangla letters')
  },
}

export const ByPhone: FlowStory = {
  tags: ['!same-colours'],
  play: async () => {
    await heading('Find an order')
    await lookFor('+880 1712-345678')
    await heading('“+880 1712-345678”')
    await expect((await screen.findAllByRole('status'))[0]).toHaveTextContent(/a phone number/)
    await expect((await rows())[0]).toHaveTextContent(/Nusrat Jahan/)
  },
}

export const ByANameInBangla: FlowStory = {
  args: { at: '/desk/find?q=নুসরাত' },
  play: async () => {
    await sees(/^Read as .*a name\.$/)
    await expect((await rows())[0]).toHaveTextContent(/Nusrat Jahan/)
  },
}

/** `/` goes to the box, j and k through the rows, Enter opens one. */
export const ByKeyboard: FlowStory = {
  play: async () => {
    await heading('Find an order')
    await userEvent.keyboard('/')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('nusrat.jahan@example.com{Enter}')
    await heading('“nusrat.jahan@example.com”')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('j')
    const [first] = await rows()
    await expect(within(first as HTMLElement).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await sees('What happened')
  },
}

export const NothingFound: FlowStory = {
  args: { at: '/desk/find?q=01999999999' },
  play: async () => {
    await sees('No order was found')
    await sees('Please try the email address: another number may be on the order.')
  },
}

export const NothingThatCanBeFound: FlowStory = {
  args: { at: `/desk/find?q=${encodeURIComponent('???')}` },
  play: async () => {
    await sees('This can be nothing that an order is found by.')
  },
}

export const SavedSearches: FlowStory = {
  args: { at: '/desk/find?q=nusrat' },
  play: async () => {
    await fill(await screen.findByLabelText(/^Name of this search/), 'Nusrat of Dhanmondi')
    await press('Save this search')
    await screen.findByRole('heading', { name: 'Saved searches' })
    await follow('Nusrat of Dhanmondi')
    await heading('“nusrat”')
    await press('Remove Nusrat of Dhanmondi')
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Nusrat of Dhanmondi' })).toBeNull(),
    )
  },
}

/** A customer is not told that there is a desk. */
export const ACustomer: FlowStory = {
  args: { as: 'nusrat' },
  play: async () => {
    await heading('This page does not exist')
  },
}
