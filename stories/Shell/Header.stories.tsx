import type { Meta, StoryObj } from '@storybook/react-vite'
import { Header, Wordmark } from '@jatra/design-system/header'
import { expect } from 'storybook/test'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Shell/Header',
  component: Header,
  subcomponents: { Wordmark },
  args: { user: null, active: 'flight' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the visitor is signed out. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'FLIGHT' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  },
}

/** Use when the traveller is signed in. */
export const SignedIn: Story = { args: { user: { name: 'Ayesha Rahman' }, active: 'visa' } }

/** Use when the header stands over a picture. */
export const OverTheHero: Story = { args: { overHero: true } }

/** Use when the screen is narrow. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Use when the page is longer than the screen: the header hides and comes back. */
export const OnALongPage: Story = {
  render: (args) => (
    <>
      <Header {...args} />
      <div style={{ blockSize: 2400 }} />
    </>
  ),
}
export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'SIGN IN' })),
}

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <Header {...args} navigationLabel="Signed out" />
      <Header {...args} navigationLabel="Home" overHero />
      <Header {...args} navigationLabel="Signed in" user={{ name: 'Ayesha' }} active="hotels" />
    </div>
  ),
  // Three headers on a page are three banners: right for a catalogue only.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
}
