import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Reserve a holiday/Choose',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const NEPAL = '/packages/nepal-kathmandu-pokhara-5-days'

export const Search: FlowStory = {
  tags: ['!same-colours'],
  args: { at: '/?search=holiday' },
  play: async () => {
    const search = await button('SEARCH HOLIDAYS')
    await waitFor(() => expect(search).toBeDisabled())
    const field = screen.getByRole('combobox', { name: 'Where do you want to go' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Nepal' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search).toBeEnabled())
    await userEvent.click(search)
    await heading('Holidays in Nepal')
  },
}

export const DropdownWithoutOptions: FlowStory = {
  args: { at: '/?search=holiday' },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Where do you want to go' })
    await userEvent.click(field)
    await userEvent.type(field, 'atlantis')
    await sees('No options')
  },
}

export const PackageList: FlowStory = {
  args: { at: '/packageMenu' },
  play: async () => {
    await heading('Holiday packages')
    await sees(/packages (found|shown)/)
    await expect((await screen.findAllByRole('article')).length).toBeGreaterThan(5)
    await expect((await screen.findAllByRole('slider'))[0]).toBeInTheDocument()
  },
}

export const NoDataFound: FlowStory = {
  args: { at: '/packageMenu?destination=Nepal&maxPrice=1' },
  play: async () => {
    await sees('No data found')
    await follow('See all packages')
    await screen.findAllByRole('article')
  },
}

export const NothingOffered: FlowStory = {
  args: { at: '/packageMenu', scenario: 'empty' },
  play: async () => {
    await sees('No data found')
  },
}

export const ListNotLoaded: FlowStory = {
  args: { at: '/packageMenu', scenario: 'offline' },
  play: async (context) => {
    await sees('Error! Task failed.')
    siteOf(context).scenario = ''
    await follow('Retry')
    await screen.findAllByRole('article')
  },
}

export const Package: FlowStory = {
  args: { at: NEPAL },
  play: async () => {
    await screen.findByRole('heading', { name: 'Package Includes' })
    await sees('Includes VAT and tax')
    const [included] = await screen.findAllByText('Price Inclusive of')
    await expect(included).toBeVisible()
    await screen.findByRole('heading', { name: 'Package Excludes' })
    await screen.findByRole('row', { name: '30 days or more before you leave 70% of the price' })
    await screen.findByRole('row', { name: 'Less than 10 days before Nothing' })
    await expect(screen.getByRole('link', { name: 'SELECT OFFER' })).toBeVisible()
    await expect(screen.queryByText(/out of 5/)).toBeNull()
    await expect(screen.getByRole('img', { name: 'Map: 1 Kathmandu, 2 Pokhara' })).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Adults (12+)'), '2')
    await sees('for 2 people, includes VAT and tax')
    await sees('৳87,875')
  },
}

export const FromListToPackage: FlowStory = {
  args: { at: '/packageMenu?destination=Nepal' },
  play: async () => {
    const card = (await screen.findAllByRole('article'))[0] as HTMLElement
    await userEvent.click(within(card).getByRole('link'))
    await screen.findByRole('link', { name: 'SELECT OFFER' })
  },
}

export const PackageNotLoaded: FlowStory = {
  args: { at: NEPAL, scenario: 'offline' },
  play: async (context) => {
    await heading('Error! Failed to fetch package details.')
    siteOf(context).scenario = ''
    await press('Retry')
    await screen.findByRole('link', { name: 'SELECT OFFER' })
  },
}

export const PackageThatNeverWas: FlowStory = {
  args: { at: '/packages/no-such-package' },
  play: async () => {
    await heading('This page does not exist')
  },
}

export const VisaIsClosed: FlowStory = {
  args: { at: '/packages/nepal-kathmandu-pokhara-5-days', scenario: 'visas-closed' },
  play: async () => {
    await sees('This package cannot be paid for just now')
    await expect(screen.queryByRole('link', { name: /SELECT OFFER/ })).toBeNull()
  },
}
