import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@jatra/design-system/button'
import { Inline } from '@jatra/design-system/stack'
import { ToastProvider, useToast, type ToastMessage } from '@jatra/design-system/toast'
import { byMouse, byTouch } from '../press.ts'

interface SceneProps {
  /** Shown at once. */
  messages?: readonly ToastMessage[]
}

function Page({ messages = [] }: SceneProps) {
  const show = useToast()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    for (const message of messages) show(message)
  }, [messages, show])
  return (
    <Inline>
      <Button onClick={() => show({ children: 'Profile updated successfully' })}>Save</Button>
      <Button onClick={() => show({ tone: 'critical', children: 'Could not update' })}>Fail</Button>
    </Inline>
  )
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Page /> },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.queryByRole('listitem')

/** Use when something worked, and nothing needs to be done. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shown()).toHaveTextContent('Profile updated successfully'))
    await userEvent.keyboard('[F8]')
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
    screen.getByRole('listitem').focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBeNull())
  },
}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await byMouse(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toBeNull())
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByRole('button', { name: 'Save' }))
    await byTouch(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toBeNull())
  },
}

/** Use when it can be taken back. */
export const WithAWayBack: Story = {
  args: {
    children: (
      <Page
        messages={[
          {
            tone: 'info',
            children: 'Ayesha Rahman was removed.',
            action: {
              label: 'Undo',
              instead: 'Add the traveller again',
              onAction: () => undefined,
            },
          },
        ]}
      />
    ),
  },
}

/** Use when it failed and the page has no place to say so. It stays until it is dismissed. */
export const Critical: Story = {
  args: { children: <Page messages={[{ tone: 'critical', children: 'Could not update' }]} /> },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    dismissLabel: 'সরিয়ে দিন',
    children: (
      <Page messages={[{ title: 'সংরক্ষিত হয়েছে', children: 'আপনার তথ্য হালনাগাদ করা হয়েছে।' }]} />
    ),
  },
}

export const Overview: Story = {
  args: {
    children: (
      <Page
        messages={[
          { tone: 'critical', children: 'Could not update' },
          { tone: 'critical', title: 'Slow connection', children: 'The search takes longer.' },
        ]}
      />
    ),
  },
}
