import type { Meta, StoryObj } from '@storybook/react-vite'
import { RoomsAndTravellers, emptyStay, type Stay } from '@jatra/design-system/rooms-and-travellers'
import { Stack } from '@jatra/design-system/stack'
import { expect, fn, userEvent } from 'storybook/test'
import { sheet } from './holidays.css.ts'
import { byTouch } from '../press.ts'

/** How many the rooms sleep: a rule of the page, which the widget is only told. */
const capacity = ({ rooms }: Stay) =>
  rooms.singleRoom + 2 * rooms.doubleRoom + 2 * rooms.twinRoom + 3 * rooms.tripleRoom

const check = (stay: Stay) => {
  const { adults, child, child2, infants } = stay.travellers
  if (adults + child + child2 > capacity(stay)) {
    return `These rooms sleep ${capacity(stay)}. Add a room first.`
  }
  return infants > adults ? 'At most one infant for each adult.' : undefined
}

const full: Stay = {
  rooms: { singleRoom: 1, doubleRoom: 1, twinRoom: 0, tripleRoom: 2 },
  travellers: { adults: 5, child: 2, child2: 2, infants: 1 },
}

const meta = {
  title: 'Holidays/RoomsAndTravellers',
  component: RoomsAndTravellers,
  args: {
    check,
    limits: { adults: { min: 1 } },
    note: (stay) => `These rooms sleep ${capacity(stay)}.`,
    onChange: fn(),
  },
  decorators: (Widget) => (
    <div className={sheet}>
      <Widget />
    </div>
  ),
} satisfies Meta<typeof RoomsAndTravellers>
export default meta
type Story = StoryObj<typeof meta>

/** A second adult does not fit a single room: the change is refused and the reason is said. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Adults (12+)' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'These rooms sleep 1. Add a room first.',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue(1)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'One more: Double room' }).focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'One more: Adults (12+)' }).focus()
    await userEvent.keyboard(' {Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rooms, 3 travellers')
  },
}

/** The last room cannot go: a single one takes its place. */
export const ByMouse: Story = {
  args: {
    defaultValue: { ...emptyStay, rooms: { ...emptyStay.rooms, singleRoom: 0, twinRoom: 1 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Twin room' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Single room' })).toHaveValue(1)
  },
}

export const ByTouch: Story = {
  play: async ({ args, canvas }) => {
    await byTouch(canvas.getByRole('button', { name: 'One more: Double room' }))
    await byTouch(canvas.getByRole('button', { name: 'One more: Adults (12+)' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rooms, 2 travellers')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const NineAndAnInfant: Story = { args: { defaultValue: full } }
export const ServerErrors: Story = {
  args: {
    error: 'The price has changed. Please look at it again.',
    errors: { adults: 'At least one adult travels.' },
  },
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <RoomsAndTravellers {...args} />
      <RoomsAndTravellers
        {...args}
        defaultValue={full}
        error="These rooms sleep 9. Add a room first."
        errors={{ infants: 'At most one infant for each adult.' }}
      />
      <RoomsAndTravellers
        copy={{
          rooms: 'কক্ষ',
          travellers: 'যাত্রী',
          total: (rooms, travellers) => `${rooms} কক্ষ, ${travellers} যাত্রী`,
        }}
      />
    </Stack>
  ),
}
