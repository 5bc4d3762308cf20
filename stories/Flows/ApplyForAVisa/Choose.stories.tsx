import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, choose, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Apply for a visa/Choose',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const DETAILS = '/visaDetails?country=Thailand&nationality=BD&travelers=1'

export const Search: FlowStory = {
  tags: ['!same-colours'],
  args: { at: '/?search=visa' },
  play: async () => {
    const search = await button('SEARCH VISA')
    await waitFor(() => expect(search).toBeDisabled())
    const country = screen.getByLabelText('Where do you want to go')
    await choose(country, 'Malaysia')
    await waitFor(() => expect(search).toBeEnabled())
    await userEvent.click(search)
    await heading(/Malaysia/)
  },
}

export const TravelersAtTheirLeast: FlowStory = {
  args: { at: '/?search=visa' },
  play: async () => {
    await press('One less: Travellers')
    await expect(screen.getByRole('spinbutton', { name: 'Travellers' })).toHaveValue(1)
    await press('One more: Travellers')
    await expect(screen.getByRole('spinbutton', { name: 'Travellers' })).toHaveValue(2)
  },
}

export const VisasNotLoaded: FlowStory = {
  args: { at: '/?search=visa', scenario: 'offline' },
  play: async () => {
    await expect((await screen.findAllByText('Error! Task failed.')).length).toBe(2)
  },
}

export const VisasLoading: FlowStory = {
  play: async (context) => {
    await button('SEARCH FLIGHT')
    siteOf(context).scenario = 'slow'
    await userEvent.click((await screen.findAllByRole('link', { name: 'VISA' }))[0] as HTMLElement)
    await expect(await screen.findByText('Loading...')).toBeInTheDocument()
  },
}

export const Requirements: FlowStory = {
  tags: ['!same-colours'],
  args: { at: DETAILS },
  play: async () => {
    await heading(/Thailand/)
    await sees('Refundable: No, once at the embassy')
    await screen.findByRole('row', {
      name: 'Until we hand your application to the embassy The whole price',
    })
    await screen.findByRole('row', { name: /^From then on.* Nothing$/ })
    await expect((await screen.findAllByRole('link', { name: /SPECIAL OFFER/ }))[0]).toBeVisible()
    // Options and prices stand before the documents, which wait for an occupation.
    const [options, documents] = screen.getAllByRole('heading', { level: 2 })
    await expect(options).toHaveTextContent('Visa options')
    await expect(documents).toHaveTextContent('Your documents')
    for (const kind of ['Job holder', 'Business owner', 'Government employee', 'Retired'])
      await expect(screen.queryByRole('heading', { name: kind })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Business owner' }))
    await expect(await screen.findByRole('heading', { name: 'Business owner' })).toBeVisible()
  },
}

export const RequirementsNotLoaded: FlowStory = {
  args: { at: DETAILS, scenario: 'offline' },
  play: async (context) => {
    await heading('Error! Task failed.')
    siteOf(context).scenario = ''
    await press('Retry')
    await heading(/Thailand/)
  },
}

export const NoneOffered: FlowStory = {
  args: { at: DETAILS, scenario: 'empty' },
  play: async () => {
    await heading('No visa for Thailand is offered just now')
  },
}

export const WithoutAQuery: FlowStory = {
  args: { at: '/visaDetails' },
  play: async () => {
    await button('SEARCH VISA')
  },
}

export const HowVisasStand: FlowStory = {
  args: { at: '/visa-status' },
  play: async () => {
    await heading('Is the visa open? For Bangladeshi passports')
    await screen.findByRole('row', {
      name: /^Thailand, Tourist Open .*৳7,450 about 10 working days/,
    })
    await screen.findByRole('row', { name: /^India, Tourist Only some kinds Closed / })
    await sees(/^Working days leave out Friday and Saturday/)
  },
}

export const ClosedOption: FlowStory = {
  args: { at: DETAILS, scenario: 'visas-closed' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Tourist e-Visa, single entry' })
    await expect((await screen.findAllByText('Closed'))[0]).toBeVisible()
    await expect(screen.queryByRole('link', { name: /SPECIAL OFFER/ })).toBeNull()
  },
}

export const ClosedApplication: FlowStory = {
  args: {
    at: '/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1',
    as: 'nusrat',
    scenario: 'visas-closed',
  },
  play: async () => {
    await sees('This kind of visa is closed just now')
    await expect(screen.queryByLabelText('First Name')).toBeNull()
    await follow('See the other options')
    await heading(/Thailand/)
  },
}

export const NoListForAPassport: FlowStory = {
  args: { at: '/visaDetails?country=Thailand&nationality=NP&travelers=1' },
  play: async () => {
    await screen.findByRole('heading', {
      name: 'We have no list of documents for this passport: Nepal',
    })
    await sees(/^from Sunday to Thursday, /)
    await expect(screen.queryByRole('tab', { name: 'Student' })).toBeNull()
    await follow('See the list for a Bangladeshi passport')
    await screen.findByRole('tab', { name: 'Student' })
  },
}
