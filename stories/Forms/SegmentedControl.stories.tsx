import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../design-system/src/icon/index.ts'
import { SegmentedControl } from '../../design-system/src/segmented-control/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { byTouch } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const trips = [
  { value: 'oneWay', label: 'One way' },
  { value: 'roundTrip', label: 'Round trip' },
  { value: 'multiCity', label: 'Multi city' },
] as const

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    legend: 'Trip',
    name: 'trip',
    options: trips,
    defaultValue: 'oneWay',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

/** Use when one of two to five short options is chosen. */
export const Chosen: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Multi city'))
    await expect(canvas.getByRole('radio', { name: 'Multi city' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('multiCity')
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'One way' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Round trip' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('roundTrip')
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, args }) => {
    await byTouch(canvas.getByText('Multi city'))
    await expect(canvas.getByRole('radio', { name: 'Multi city' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('multiCity')
  },
}

/** Use when the page already shows the question. */
export const HiddenLegend: Story = { args: { hideLegend: true } }

/** Use when one of the options cannot be chosen now. */
export const OneDisabled: Story = {
  args: {
    options: [...trips.slice(0, 2), { value: 'multiCity', label: 'Multi city', disabled: true }],
  },
}

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <StateMatrix
        direction="down"
        states={['rest', 'hover', 'focus', 'disabled']}
        part="input:not(:checked)"
        variants={{
          Words: (state, name) => (
            <SegmentedControl
              legend="Trip"
              name={name}
              options={trips.map((trip) => ({ ...trip, disabled: state === 'disabled' }))}
              defaultValue="roundTrip"
            />
          ),
          'With icons': (state, name) => (
            <SegmentedControl
              legend="Order by"
              name={name}
              options={[
                { value: 'cheap', label: 'Cheapest', icon: <Icon name="receipt" /> },
                { value: 'fast', label: 'Fastest', icon: <Icon name="clock" /> },
              ].map((order) => ({ ...order, disabled: state === 'disabled' }))}
              defaultValue="cheap"
            />
          ),
        }}
      />
      <SegmentedControl
        legend="যাত্রার ধরন"
        options={[
          { value: 'oneWay', label: 'একমুখী' },
          { value: 'roundTrip', label: 'আসা-যাওয়া' },
          { value: 'early', label: 'Earliest departure from the first airport', disabled: true },
        ]}
        defaultValue="oneWay"
      />
    </Stack>
  ),
}
