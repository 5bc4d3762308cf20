import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from './flow.tsx'
import { heading, sees } from './steps.ts'

export default {
  ...walk,
  title: 'Flows/Every page',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const HeaderTabs: FlowStory = {
  tags: ['!same-colours'],
  play: async () => {
    // On a phone the header's tabs wait while the card's are in sight.
    const shown = await screen.findAllByRole('navigation', { name: /^(Main|What to search)$/ })
    const tabs = within(shown[0] as HTMLElement)
    for (const [tab, words] of [
      ['HOLIDAYS', 'SEARCH HOLIDAYS'],
      ['VISA', 'SEARCH VISA'],
      ['HOTEL', 'Hotels are coming soon'],
      ['FLIGHT', 'SEARCH FLIGHT'],
    ] as const) {
      await userEvent.click(tabs.getByRole('link', { name: tab }))
      await sees(words)
    }
  },
}

export const HeaderHides: FlowStory = {
  args: { at: '/about' },
  play: async () => {
    await heading(/./)
    const header = screen.getByRole('banner')
    const scrollTo = async (place: number) => {
      window.scrollTo(0, place)
      await fireEvent.scroll(window)
    }
    await expect(header).toHaveAttribute('data-scroll', 'top')
    document.body.style.minBlockSize = '3000px'
    await scrollTo(900)
    await waitFor(() => expect(header).toHaveAttribute('data-scroll', 'hidden'))
    await scrollTo(700)
    await waitFor(() => expect(header).toHaveAttribute('data-scroll', 'shown'))
    document.body.style.minBlockSize = ''
    await scrollTo(0)
  },
}

export const Footer: FlowStory = {
  args: { at: '/about' },
  play: async () => {
    const footer = within(await screen.findByRole('contentinfo'))
    for (const name of ['About Us', 'Terms', 'Privacy Policy', 'Refund Policy'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    await expect(footer.getByText(/2023/)).toBeVisible()
    await userEvent.click(footer.getByRole('link', { name: 'Refund Policy' }))
    await heading('Refund Policy')
  },
}

export const About: FlowStory = {
  args: { at: '/about' },
  play: async () => {
    await heading(/./)
  },
}

export const PrivacyPolicy: FlowStory = {
  args: { at: '/privacy-policy' },
  play: async () => {
    await heading('Privacy Policy')
  },
}

export const NoSuchPage: FlowStory = {
  args: { at: '/no-such-page' },
  play: async () => {
    await heading('This page does not exist')
  },
}

export const Guarded: FlowStory = {
  args: { at: '/app/account/profile' },
  play: async () => {
    await heading('Sign in')
    await sees('Demo accounts')
  },
}
