import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { calendar } from '@jatra/design-system/testing'
import {
  DatePicker,
  DateRangePicker,
  type DatePickerProps,
  type DateRange,
} from '@jatra/design-system/date-picker'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

function Held(props: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 280, minBlockSize: 540 }}>
      <DatePicker {...props} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Search/DatePicker',
  component: DatePicker,
  subcomponents: { DateRangePicker },
  render: (args) => <Held {...args} />,
  args: {
    label: 'Departure Date',
    name: 'departureDate',
    today: '2026-11-21',
    value: null,
    onValueChange: () => undefined,
    displayFormat: 'd MMM yyyy',
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no date is chosen yet. */
export const Empty: Story = {}

/** Use when a date is chosen. */
export const Filled: Story = { args: { value: '2026-11-21' } }

/** Use when the date must be shown in another format. */
export const SpecFormat: Story = { args: { value: '2026-11-05', displayFormat: 'MM/dd/yyyy' } }

/** Use when some days cannot be had, such as those that are sold out. */
export const UnavailableDays: Story = {
  args: { unavailable: (iso) => ['2026-11-25', '2026-11-26'].includes(iso) },
  play: async () => {
    const departure = calendar(userEvent.setup(), 'Departure Date')
    await departure.open()
    await expect(departure.day('2026-11-25')).toBeDisabled()
    await departure.choose('2026-12-24')
    await expect(departure.input()).toHaveValue('24 Dec 2026')
  },
}

/** Use when the day must not be changed any more. */
export const ReadOnly: Story = { args: { value: '2026-11-21', readOnly: true } }

/** Use when the field has no meaning yet. */
export const Disabled: Story = { args: { disabled: true } }

/** Use when a traveller may take the day back. */
export const Clearable: Story = { args: { value: '2026-11-21', clearable: true } }

/** Use when a date is required and missing. */
export const WithError: Story = {
  args: { error: 'Choose a date.', hint: 'Local date of departure' },
}

/** Use when the traveller picks from the calendar. */
export const Open: Story = {
  args: { value: '2026-11-25', min: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Departure Date' }))
    const body = within(canvasElement.ownerDocument.body)
    await expect(
      await body.findByRole('button', { name: 'Wednesday, 25 November 2026' }),
    ).toBeVisible()
  },
}

const choosing =
  (press: (it: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Departure Date' })
    await press(field)
    await press(await screen.findByRole('button', { name: 'Wednesday, 25 November 2026' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveValue('25 Nov 2026')
  }
export const ByMouse: Story = { play: choosing(byMouse) }
export const ByTouch: Story = { play: choosing(byTouch) }

/** Down enters the grid, arrows walk it, Enter takes the day. */
export const ByKeyboard: Story = {
  args: { value: '2026-11-24' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Departure Date' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const day = (name: string) => screen.findByRole('button', { name })
    const first = await day('Tuesday, 24 November 2026')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    const second = await day('Wednesday, 25 November 2026')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveValue('25 Nov 2026')
  },
}

/** Use when each day has a price. */
export const PricePerDay: Story = {
  ...Open,
  args: {
    value: '2026-11-25',
    min: '2026-11-21',
    dayNote: (iso) => `৳${4 + (Number(iso.slice(8)) % 5)}k`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Departure Date' }))
    const body = within(canvasElement.ownerDocument.body)
    await expect(
      await body.findByRole('button', { name: 'Wednesday, 25 November 2026, ৳4k' }),
    ).toBeVisible()
  },
}

/** Use when the date is years away, such as a date of birth. */
export const FarYears: Story = {
  args: { value: '2026-11-25' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Departure Date' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'All years' }))
    await expect(canvas.getByRole('button', { name: '2026' })).toHaveFocus()
    await expect(canvas.getByText('2017 to 2028')).toBeVisible()
  },
}

/** Use when what was typed is no date. */
export const TypedWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '31/02/2026')
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(canvas.getByText('Date input not valid.')).toBeVisible()
  },
}

/** Use when what was typed can be read in two ways. A message says how it was read. */
export const TypedAmbiguous: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '03/12/2026')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Read as Thursday, 3 December 2026')
  },
}

function Trip() {
  const [value, setValue] = useState<DateRange>({ start: '2026-11-21', end: '2026-11-28' })
  return (
    <div style={{ maxInlineSize: 480, minBlockSize: 560 }}>
      <DateRangePicker
        startLabel="Departure Date"
        endLabel="Return Date"
        startName="departureDate"
        endName="returnDate"
        today="2026-11-21"
        min="2026-11-21"
        displayFormat="d MMM yyyy"
        value={value}
        onValueChange={setValue}
      />
    </div>
  )
}

/** Use when the traveller picks two dates. */
export const Range: Story = {
  render: () => <Trip />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Return Date' }))
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByText(/7 nights/)).toBeVisible()
  },
}

const inState = (state: State) => ({
  value: state === 'filled' ? '2026-11-05' : null,
  error: state === 'error' ? 'Choose a date.' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'filled', 'error']}
        direction="down"
        cellWidth="17rem"
        part="input"
        variants={{
          'Month in words': (state) => <DatePicker {...args} {...inState(state)} />,
          'Month in digits': (state) => (
            <DatePicker
              {...args}
              displayFormat="MM/dd/yyyy"
              hint="Month first"
              {...inState(state)}
            />
          ),
        }}
      />
      <div style={{ maxInlineSize: 280 }}>
        <DatePicker {...args} label="যাত্রার তারিখ" hint="ঢাকার সময় অনুযায়ী" />
      </div>
    </div>
  ),
}
