import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TripTypeToggle, type TripTypeToggleProps } from '@jatra/design-system/trip-type-toggle'
import { byTouch } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

function Held(props: TripTypeToggleProps) {
  const [value, setValue] = useState(props.value)
  return <TripTypeToggle {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Search/TripTypeToggle',
  component: TripTypeToggle,
  render: (args) => <Held {...args} />,
  args: { value: 'oneWay', onValueChange: () => undefined },
} satisfies Meta<typeof TripTypeToggle>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the traveller starts a search. */
export const OneWay: Story = {}
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Round-Trip' }))
    await expect(canvas.getByRole('radio', { name: 'Round-Trip' })).toBeChecked()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'One-Way' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Round-Trip' })).toBeChecked()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByText('MultiCity'))
    await expect(canvas.getByRole('radio', { name: 'MultiCity' })).toBeChecked()
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    legend: 'যাত্রার ধরন',
    messages: { oneWay: 'একমুখী', roundTrip: 'আসা-যাওয়া', multiCity: 'একাধিক শহর' },
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StateMatrix
        states={['rest', 'hover', 'focus']}
        direction="down"
        part="input:not(:checked)"
        variants={{
          'One way': (_state, name) => <TripTypeToggle {...args} name={name} value="oneWay" />,
          'Round trip': (_state, name) => (
            <TripTypeToggle {...args} name={name} value="roundTrip" />
          ),
          'Multi-city': (_state, name) => (
            <TripTypeToggle {...args} name={name} value="multiCity" />
          ),
        }}
      />
      <TripTypeToggle {...args} {...Bangla.args} name="d" value="roundTrip" />
    </div>
  ),
}
