import type { Meta, StoryObj } from '@storybook/react-vite'
import { birthYears, DateParts } from '@jatra/design-system/date-parts'
import { expect, fn, userEvent, within } from 'storybook/test'
import { byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const meta = {
  title: 'Checkout/DateParts',
  component: DateParts,
  args: {
    legend: 'Birth Date',
    names: { year: 'birthYear', month: 'birthMonth', day: 'birthDay' },
    years: birthYears(2026),
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateParts>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no date is typed yet. */
export const Empty: Story = {}

/** A day that the month does not have is let go: 1997 has no 29 February. */
export const ByMouse: Story = {
  args: { defaultValue: { year: '1996', month: '2', day: '29' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Year'), '1997')
    await expect(within(canvas.getByLabelText('Day')).queryByText('29')).toBeNull()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ year: '1997', month: '2', day: '' })
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    for (const [part, value] of [
      ['Day', '31'],
      ['Month', '5'],
      ['Year', '1990'],
    ] as const) {
      await userEvent.tab()
      await expect(canvas.getByLabelText(part)).toHaveFocus()
      await userEvent.selectOptions(canvas.getByLabelText(part), value)
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      year: '1990',
      month: '5',
      day: '31',
    })
  },
}
export const ByTouch: Story = {
  play: async ({ args, canvas }) => {
    await byTouch(canvas.getByLabelText('Month'))
    await expect(canvas.getByLabelText('Month')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ year: '', month: '5', day: '' })
  },
}

const inState = (state: State) => ({
  defaultValue: state === 'filled' ? { year: '1990', month: '5', day: '31' } : undefined,
  error: state === 'error' ? 'That month has no such day' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'filled', 'error']}
        direction="down"
        cellWidth="24rem"
        variants={{
          Optional: (state) => <DateParts {...args} {...inState(state)} />,
          'Required, with a hint': (state) => (
            <DateParts {...args} required hint="As in the passport" {...inState(state)} />
          ),
        }}
      />
      <DateParts {...args} errors={{ month: 'Birth month is required' }} required />
      <DateParts
        {...args}
        legend="জন্মতারিখ"
        messages={{ year: 'বছর', month: 'মাস', day: 'দিন' }}
        hint="পাসপোর্টে যেমন আছে"
      />
    </div>
  ),
}
