import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@jatra/design-system/button'
import {
  RoomsAndTravelers,
  emptyStay,
  type RoomType,
  type Stay,
  type StayMessage,
} from '@jatra/design-system/rooms-and-travelers'
import { Stack } from '@jatra/design-system/stack'
import { expect, fn, userEvent } from 'storybook/test'
import { sheet } from './holidays.css.ts'
import { stay, tariff } from '../facts.ts'
import { byTouch } from '../press.ts'

const bedsIn = ({ rooms }: Stay) =>
  rooms.singleRoom + 2 * rooms.doubleRoom + 2 * rooms.twinRoom + 3 * rooms.tripleRoom

const message = (chosen: Stay): StayMessage | undefined => {
  const { adults, child, child2 } = chosen.travelers
  const people = adults + child + child2
  if (people > bedsIn(chosen)) {
    return { tone: 'critical', text: `These rooms sleep ${bedsIn(chosen)}, and you are ${people}.` }
  }
  const empty = bedsIn(chosen) - people
  return empty > 0 ? { tone: 'warning', text: `Beds that stay empty: ${empty}.` } : undefined
}

const alone = stay(
  { singleRoom: 1, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
  { adults: 1, child: 0, child2: 0, infants: 0 },
)
const full = stay(
  { singleRoom: 1, doubleRoom: 1, twinRoom: 0, tripleRoom: 2 },
  { adults: 5, child: 2, child2: 2, infants: 1 },
)
const [single, double, twin, triple] = tariff(68_500, {
  ...{ singleRoom: 1, doubleRoom: 1, twinRoom: 1, tripleRoom: 1 },
}).rows
const prices = { singleRoom: single, doubleRoom: double, twinRoom: twin, tripleRoom: triple }
const priceOf = (room: RoomType) => prices[room]?.price ?? ''

const meta = {
  title: 'Holidays/RoomsAndTravelers',
  component: RoomsAndTravelers,
  args: {
    message,
    action: (
      <Button variant="secondary" size="small">
        Use the cheapest rooms
      </Button>
    ),
    hints: {
      singleRoom: `Sleeps 1, ${priceOf('singleRoom')}`,
      doubleRoom: `Sleeps 2, ${priceOf('doubleRoom')}`,
      twinRoom: `Sleeps 2, ${priceOf('twinRoom')}`,
      tripleRoom: `Sleeps 3, ${priceOf('tripleRoom')}`,
    },
    limits: { adults: { min: 1 } },
    note: (chosen) => `These rooms sleep ${bedsIn(chosen)}.`,
    onValueChange: fn(),
  },
  decorators: (Widget) => (
    <div className={sheet}>
      <Widget />
    </div>
  ),
} satisfies Meta<typeof RoomsAndTravelers>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the travellers do not fit the rooms. A message says who has no bed. */
export const DoesNotFit: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Adults (12+)' }))
    await expect(canvas.getByText('These rooms sleep 1, and you are 2.')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('spinbutton', { name: 'Adults (12+)' })).toHaveValue(2)
  },
}

/** Use when rooms have more beds than travellers. It is a warning: the booking can go on. */
export const EmptyBeds: Story = { args: { defaultValue: alone } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'One more: Double room' }).focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'One more: Adults (12+)' }).focus()
    await userEvent.keyboard(' {Enter}')
    await expect(canvas.getByText('2 rooms, 3 travellers')).toBeVisible()
  },
}

/** The last room can go: no order of taps is the only one that works. */
export const ByMouse: Story = {
  args: {
    defaultValue: { ...emptyStay, rooms: { ...emptyStay.rooms, singleRoom: 0, twinRoom: 1 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Twin room' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Twin room' })).toHaveValue(0)
    await expect(canvas.getByText('These rooms sleep 0, and you are 1.')).toBeVisible()
  },
}

export const ByTouch: Story = {
  play: async ({ args, canvas }) => {
    await byTouch(canvas.getByRole('button', { name: 'One more: Double room' }))
    await byTouch(canvas.getByRole('button', { name: 'One more: Adults (12+)' }))
    await expect(canvas.getByText('2 rooms, 2 travellers')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
}

/** Use when the group is as large as allowed. */
export const NineAndAnInfant: Story = { args: { defaultValue: full } }

/** Use when the server refuses the numbers. */
export const ServerErrors: Story = {
  args: {
    errors: { adults: 'At least one adult travels.' },
  },
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <RoomsAndTravelers {...args} />
      <RoomsAndTravelers
        {...args}
        defaultValue={{ ...full, travelers: { ...full.travelers, infants: 6 } }}
        errors={{ infants: 'At most one infant for each adult.' }}
      />
      <RoomsAndTravelers {...args} defaultValue={alone} />
      <RoomsAndTravelers
        messages={{
          rooms: 'কক্ষ',
          travelers: 'যাত্রী',
          total: (rooms, travelers) => `${rooms} কক্ষ, ${travelers} যাত্রী`,
        }}
      />
    </Stack>
  ),
}
