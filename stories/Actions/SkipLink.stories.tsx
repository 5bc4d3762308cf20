import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from '../../design-system/src/skip-link/index.ts'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Actions/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={args.targetId} tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** Use when someone presses Tab for the first time on a page. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toBeVisible()
  },
}

/** A press leads to the main part of the page, whichever way it is made. */
export const ByMouseKeyboardAndTouch: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await followEachWay(link)
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = { args: { children: 'মূল অংশে যান' } }

/** The link is visible because it has the focus. */
export const Overview: Story = { play: () => userEvent.tab() }
