import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  PassengerField,
  PassengerModal,
  type PassengerChoice,
  type PassengerFieldProps,
} from '@jatra/design-system/passenger-modal'
import { byKeyboard, byMouse, byTouch } from '../press.ts'

function Held(props: PassengerFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <PassengerField {...props} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Search/PassengerModal',
  component: PassengerField,
  subcomponents: { PassengerModal },
  render: (args) => <Held {...args} />,
  args: {
    value: { adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' },
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof PassengerField<PassengerChoice>>
export default meta
type Story = StoryObj<typeof meta>

/** Use when one adult travels. */
export const OneTraveler: Story = {}

/** Use when the group is as large as allowed. */
export const NineTravelers: Story = {
  args: { value: { adults: 5, children: 3, infants: 1, cabin: 'FIRST' } },
}

/** Use when there are more travellers than allowed. */
export const TooMany: Story = {
  args: { value: { adults: 8, children: 4, infants: 9, cabin: 'BUSINESS' } },
}

/** Use when you count travellers in another way, and sell other cabins. */
export const OwnKinds: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <PassengerField
        value={{ seniors: 1, students: 2, cabin: 'sleeper' }}
        onValueChange={() => undefined}
        kinds={[
          { kind: 'seniors', name: 'Seniors', band: '65+ years' },
          { kind: 'students', name: 'Students', band: 'With a card' },
        ]}
        cabins={[
          { value: 'seat', label: 'Seat' },
          { value: 'sleeper', label: 'Sleeper' },
        ]}
        limits={({ students }) => (students > 4 ? ['At most four students in one booking.'] : [])}
      />
    </div>
  ),
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    messages: {
      trigger: 'যাত্রী ও শ্রেণি',
      cabins: { ECONOMY: 'ইকোনমি', BUSINESS: 'বিজনেস', FIRST: 'ফার্স্ট ক্লাস' },
      travelers: (count) => `${count.toLocaleString('bn-BD')} জন যাত্রী`,
    },
  },
}

/** Use when the traveller changes the numbers or the class. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Passenger and Class/ }))
    const body = within(canvasElement.ownerDocument.body)
    const modal = within(await body.findByRole('dialog', { name: 'Passenger Selection' }))
    await userEvent.click(modal.getByRole('button', { name: 'One more: Infants' }))
    await userEvent.click(modal.getByRole('button', { name: 'One more: Infants' }))
    await expect(await modal.findByText(/Each infant travels on the lap/)).toBeVisible()
  },
}
const adding =
  (press: (it: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /Passenger and Class/ }))
    const modal = within(await screen.findByRole('dialog', { name: 'Passenger Selection' }))
    await press(modal.getByRole('button', { name: 'One more: Adults' }))
    await expect(modal.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('2 Travellers')).toBeVisible()
  }
export const ByMouse: Story = { play: adding(byMouse) }
export const ByKeyboard: Story = { play: adding(byKeyboard) }
export const ByTouch: Story = { play: adding(byTouch) }

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <PassengerField {...args} />
      <PassengerField {...args} value={{ adults: 5, children: 3, infants: 1, cabin: 'FIRST' }} />
      <PassengerField {...args} value={{ adults: 8, children: 4, infants: 9, cabin: 'BUSINESS' }} />
      <PassengerField {...args} {...Bangla.args} />
    </div>
  ),
}
