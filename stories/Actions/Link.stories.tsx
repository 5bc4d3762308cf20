import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../design-system/src/icon/index.ts'
import { Link, UILink } from '../../design-system/src/link/index.ts'
import { SkipLink } from '../../design-system/src/skip-link/index.ts'
import { expect, userEvent } from 'storybook/test'
import { followEachWay } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { UILink },
  args: { href: '#terms', children: 'Fare rules' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

/** Use when a link is part of a sentence. */
export const InText: Story = {
  render: (args) => (
    <p>
      By paying you accept the <Link {...args} /> and the{' '}
      <Link href="#privacy">privacy policy</Link>.
    </p>
  ),
}

/** Use when a link stands alone, outside a sentence. */
export const Standalone: Story = {
  args: {
    standalone: true,
    children: (
      <>
        All packages <Icon name="arrowRight" />
      </>
    ),
  },
}

/** Use when the link stands on a coloured surface, such as an alert. */
export const InTheColourOfItsText: Story = { args: { tone: 'inherit' } }

/** Use when a page starts with a header: Tab shows the link first. */
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink targetId="content" />
      <p id="content" tabIndex={-1}>
        Press Tab to see the link.
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'Fare rules' })),
}

export const Overview: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus']}
      variants={{
        'In text': () => <Link href="#rules">Fare rules</Link>,
        'In the colour of its text': () => (
          <Link href="#rules" tone="inherit">
            Fare rules
          </Link>
        ),
        Standalone: () => (
          <Link href="#all" standalone>
            All packages <Icon name="arrowRight" />
          </Link>
        ),
        Bangla: () => (
          <Link href="#bn">
            <span lang="bn">সব প্যাকেজ দেখুন</span>
          </Link>
        ),
      }}
    />
  ),
}
