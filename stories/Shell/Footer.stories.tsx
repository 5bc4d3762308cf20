import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '@jatra/design-system/footer'
import { expect } from 'storybook/test'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: {
    phone: '+880 9600 000000',
    email: 'hello@jatra.example',
    year: 2026,
    socials: { Facebook: '#facebook', Instagram: '#instagram', YouTube: '#youtube' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    const page = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(page('About Us')).toBe('/about')
    await expect(page('Terms')).toBe('/about#terms')
    await expect(page('Privacy Policy')).toBe('/privacy-policy')
    await expect(page('Refund Policy')).toBe('/refund-policy')
    await expect(canvas.getByText('© 2023-2026 Jatra')).toBeVisible()
  },
}
export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'Privacy Policy' })),
}

/** Use when there are no pages on social networks: their icons are left out. */
export const WithoutPagesElsewhere: Story = {
  args: { socials: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Follow us' })).toBeNull()
  },
}

/** Use when the screen is narrow. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
