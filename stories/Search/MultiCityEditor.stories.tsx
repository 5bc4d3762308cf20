import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useState } from 'react'
import { MultiCityEditor, type MultiCityEditorProps } from '@jatra/design-system/multi-city-editor'
import { bangkok, coxsBazar, dhaka, searchAirports, toSuggestions } from './airports.ts'
import { byKeyboard, byMouse, byTouch } from '../press.ts'
import { expectAnnouncement } from '../announcement.ts'

const first = { id: 1, from: dhaka, to: bangkok, date: '2026-12-01' }
const second = { id: 2, from: bangkok, to: coxsBazar, date: '2026-12-05' }

const meta = {
  title: 'Search/MultiCityEditor',
  component: MultiCityEditor,
  args: {
    legs: [first, second],
    onAirportChange: fn(),
    onDateChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    search: searchAirports,
    suggestions: { to: toSuggestions },
    earliest: () => '2026-11-21',
    dates: { today: '2026-11-21', displayFormat: 'd MMM yyyy' },
  },
} satisfies Meta<typeof MultiCityEditor>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the traveller starts a trip with several cities. */
export const TwoFlights: Story = {}
function Held(props: MultiCityEditorProps) {
  const [legs, setLegs] = useState(props.legs)
  return (
    <MultiCityEditor
      {...props}
      legs={legs}
      onAdd={() => setLegs([...legs, { id: 3, from: coxsBazar, to: null, date: null }])}
      onRemove={(id) => setLegs(legs.filter((leg) => leg.id !== id))}
    />
  )
}

/** A new row takes the focus where it is to be filled in; a removed one gives it to the next. */
const addingAndRemoving =
  (press: (it: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const add = '+ Add Another City'
    await press(canvas.getByRole('button', { name: add }))
    await expectAnnouncement(canvas, 'Flight 3 added')
    await press(canvas.getByRole('button', { name: 'Remove flight 3' }))
    await expectAnnouncement(canvas, 'Flight 3 removed')
    await waitFor(() => expect(canvas.getByRole('button', { name: add })).toHaveFocus())
  }
const held: Story = { render: (args) => <Held {...args} /> }
export const ByMouse: Story = { ...held, play: addingAndRemoving(byMouse) }
export const ByKeyboard: Story = { ...held, play: addingAndRemoving(byKeyboard) }
export const ByTouch: Story = { ...held, play: addingAndRemoving(byTouch) }

/** Use when a flight has no place or date. */
export const SomethingMissing: Story = {
  args: {
    legs: [first, { id: 2, from: bangkok, to: null, date: null }],
    problems: new Map([
      ['to-2', 'Choose where you fly to.'],
      ['date-2', 'Choose a date.'],
    ]),
  },
}

/** Four flights is the maximum. */
export const Overview: Story = {
  args: { legs: [first, second, { ...first, id: 3 }, { ...second, id: 4 }] },
}
