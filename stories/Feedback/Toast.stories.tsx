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
  limit?: number
}

function Buttons({ messages = [] }: SceneProps) {
  const toast = useToast()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    for (const message of messages) toast.show({ duration: null, ...message })
  }, [messages, toast])
  return (
    <div style={{ minBlockSize: 420 }}>
      <Inline>
        <Button onClick={() => toast.show({ children: 'Profile updated successfully' })}>
          Save
        </Button>
        <Button onClick={() => toast.show({ tone: 'critical', children: 'Could not update' })}>
          Fail
        </Button>
      </Inline>
    </div>
  )
}
function Scene({ limit, ...rest }: SceneProps) {
  return (
    <ToastProvider limit={limit}>
      <Buttons {...rest} />
    </ToastProvider>
  )
}

const meta = { title: 'Feedback/Toast', component: Scene } satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

/** A live region says it; F8 goes to it by keyboard; Escape dismisses it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const words = await screen.findByText('Profile updated successfully')
    await expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Profile updated successfully')).toBeNull())
  },
}
/** It interrupts, and stays until it is dismissed. */
export const Critical: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const words = await screen.findByText('Could not update')
    await expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
  },
}
export const ByTouch: Story = {
  args: { messages: [{ children: 'Profile updated successfully' }] },
  play: async () => {
    await screen.findByText('Profile updated successfully')
    await byTouch(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Profile updated successfully')).toBeNull())
  },
}
export const ByMouse: Story = {
  args: { messages: [{ children: 'Profile updated successfully' }] },
  play: async () => {
    await screen.findByText('Profile updated successfully')
    await byMouse(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Profile updated successfully')).toBeNull())
  },
}

export const WithAWayBack: Story = {
  args: {
    messages: [
      {
        tone: 'info',
        children: 'Ayesha Rahman was removed.',
        action: (
          <Button size="small" variant="secondary">
            Undo
          </Button>
        ),
      },
    ],
  },
}
export const LongText: Story = {
  args: {
    messages: [
      {
        tone: 'warning',
        title: 'The fare changed while you were typing',
        children:
          'Biman Bangladesh Airlines now asks ৳12,34,567 for 9 travellers. Nothing was booked and nothing was paid; look at the new price before you go on.',
      },
    ],
  },
}
export const Bangla: Story = {
  args: { messages: [{ title: 'সংরক্ষিত হয়েছে', children: 'আপনার তথ্য হালনাগাদ করা হয়েছে।' }] },
}
export const Overview: Story = {
  args: {
    limit: 4,
    messages: [
      { tone: 'critical', children: 'Could not update' },
      { tone: 'warning', title: 'Slow connection', children: 'The search takes longer.' },
      { tone: 'info', children: 'Prices are in BDT.' },
      { tone: 'positive', children: 'Profile updated successfully' },
    ],
  },
}
