import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../design-system/src/button/index.ts'
import { Dialog, Sheet, type DialogProps } from '../../design-system/src/dialog/index.ts'
import { Divider } from '../../design-system/src/divider/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { NumberStepper } from '../../design-system/src/number-stepper/index.ts'
import { byKeyboard, byMouse, byTouch } from '../press.ts'

function Scene({ sheet = false, size, ...props }: DialogProps & { sheet?: boolean }) {
  const [open, setOpen] = useState(props.open)
  const shared = {
    footer: (
      <Button variant="primary" onClick={() => setOpen(false)}>
        Done
      </Button>
    ),
    ...props,
    open,
    onOpenChange: setOpen,
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change passengers</Button>
      {sheet ? <Sheet {...shared} /> : <Dialog size={size} {...shared} />}
    </>
  )
}

function Passengers() {
  return (
    <Stack gap={16}>
      <NumberStepper label="Adults" hint="12 years and above" defaultValue={2} min={1} />
      <Divider />
      <NumberStepper label="Children" hint="2 to under 12 years" />
      <Divider />
      <NumberStepper label="Infants" hint="Under 2 years" />
    </Stack>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { Sheet },
  render: (args) => <Scene {...args} />,
  args: { open: true, onOpenChange: fn(), title: 'Passengers', children: <Passengers /> },
} satisfies Meta<DialogProps>
export default meta
type Story = StoryObj<DialogProps>

/** A dialog with a title, description, body and footer. */
export const Overview: Story = { args: { description: 'Nine travellers can sit on one booking.' } }

/** The focus goes in, Escape closes, and the focus comes back to what opened it. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Change passengers' })
    await byKeyboard(opener)
    await expect(await screen.findByRole('dialog', { name: 'Passengers' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
const closing =
  (press: (button: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Change passengers' })
    await press(opener)
    await press(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  }
export const ByMouse: Story = { args: { open: false }, play: closing(byMouse) }
export const ByTouch: Story = {
  args: { open: false },
  render: (args) => <Scene {...args} sheet />,
  play: closing(byTouch),
}

/** Use when the content is a question or a few lines. */
export const Small: Story = {
  args: { size: 'small', title: 'Remove this traveller?', children: 'What was typed is lost.' },
}

/** Use when the traveller must answer: there is no close button, and Escape does nothing. */
export const NotDismissible: Story = {
  args: {
    dismissible: false,
    title: 'Session Expired',
    children: 'Fares may have changed. Search again to see today’s.',
  },
}

/** Use when the content is longer than the screen. The buttons stay in view. */
export const Long: Story = {
  args: {
    title: 'Fare rules of Biman Bangladesh Airlines for tickets sold in Bangladesh',
    size: 'large',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        {index + 1}. A change before departure costs ৳1,500 for each traveller and segment.
      </p>
    )),
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { title: 'যাত্রী', description: 'এক বুকিংয়ে সর্বোচ্চ নয়জন যাত্রী' },
}

/** Use when the dialog holds filters or details beside the page. */
export const AsSheet: Story = {
  args: { description: 'From the side, or from below' },
  render: (args) => <Scene {...args} sheet />,
}
