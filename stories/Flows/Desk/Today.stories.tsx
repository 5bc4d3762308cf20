import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/The desk/Today',
  tags: ['flow', '!autodocs'],
  args: { at: '/desk', as: 'rezwana' },
} satisfies Meta<FlowArgs>

const queue = async (name: RegExp) => {
  const nav = await screen.findByRole('navigation', { name: 'What needs a person' })
  await userEvent.click(within(nav).getByRole('link', { name }))
  await waitFor(() =>
    expect(within(nav).getByRole('link', { name })).toHaveAttribute('aria-current', 'page'),
  )
}

/** Opens the first item of the list by its keys. */
async function openFirst(words: RegExp | string): Promise<void> {
  await screen.findAllByRole('link', { name: words })
  await userEvent.keyboard('j{Enter}')
  await screen.findByRole('heading', { level: 2, name: words })
}

export const MostUrgentFirst: FlowStory = {
  play: async () => {
    await heading('Today')
    const table = await screen.findByRole('table')
    const rows = within(table).getAllByRole('row')
    await expect(rows.length).toBeGreaterThan(6)
    await sees(/ late$|^in /)
  },
}

export const ApproveARefund: FlowStory = {
  args: { as: 'imran' },
  play: async () => {
    await queue(/^Refunds to approve/)
    await openFirst('Goodwill')
    await press('Take it')
    await sees('It is yours.')
    await press('Approve the refund')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/৳1,500/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the refund' }))
    await sees('The refund is approved.')
    await sees('Nothing waits in this list.')
  },
}

export const DeclineARefund: FlowStory = {
  play: async () => {
    await queue(/^Refunds to approve/)
    await openFirst('Goodwill')
    await press('Decline the refund')
    await sees('Reason is required')
    await fill(screen.getByLabelText(/^Why, for colleagues/), 'Another booking was meant')
    await press('Decline the refund')
    await sees('The refund is declined.')
  },
}

export const HandOver: FlowStory = {
  args: { as: 'sadia' },
  play: async () => {
    await queue(/^Visa files/)
    await openFirst('Documents to check')
    await press('Take it')
    await sees('It is yours.')
    const to = await screen.findByLabelText(/^Hand it over to/)
    await userEvent.selectOptions(to, 'rezwana')
    await press('Hand over')
    await sees('It is handed over.')
    await sees('rezwana')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Release it' })).toBeNull())
  },
}

export const AVisaFile: FlowStory = {
  args: { as: 'sadia' },
  play: async () => {
    await queue(/^Visa files/)
    await openFirst('Documents to check')
    await fill(screen.getByLabelText(/^Why it goes before/), 'They came on paper')
    await press('Handed over to the embassy')
    await sees('The application is with the embassy. Its traveller is told.')
  },
}

export const AJobAgain: FlowStory = {
  play: async () => {
    await queue(/^Jobs given up/)
    await openFirst('Background work was given up')
    await press('Try it again')
    await sees('The job is tried again.')
  },
}

export const MoreThanAnybodyCanDo: FlowStory = {
  args: { as: 'sadia', scenario: 'desk-full' },
  play: async () => {
    await sees('99+')
    await queue(/^Visa files/)
    await follow('Less urgent')
    await screen.findByRole('link', { name: 'Most urgent' })
  },
}

export const TheWorkIsDone: FlowStory = {
  args: { scenario: 'desk-empty' },
  play: async () => {
    await sees('Nothing waits for a person')
  },
}

export const AColleagueWasQuicker: FlowStory = {
  args: { scenario: 'desk-conflict' },
  play: async () => {
    await queue(/^Refunds to approve/)
    await openFirst('Goodwill')
    await press('Take it')
    await sees('imran is on it. Please look at it again.')
    await press('Approve the refund')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the refund' }))
    await sees(/^This refund is declined by now/)
  },
}
