import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Combobox, type ComboboxProps } from '@jatra/design-system/combobox'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const cities = ['Barishal', 'Chattogram', 'Dhaka', 'Khulna', 'Rajshahi', 'Sylhet']

function Held(props: ComboboxProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 360, minBlockSize: 380 }}>
      <Combobox {...props} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Search/Combobox',
  component: Combobox<string>,
  render: (args) => <Held {...args} />,
  args: {
    label: 'City',
    name: 'city',
    value: null,
    onValueChange: () => undefined,
    search: (query) => Promise.resolve(cities.filter((city) => city.toLowerCase().includes(query))),
    suggestions: [{ label: 'Often chosen', options: ['Dhaka', 'Sylhet'] }],
    optionKey: (city) => city,
    optionText: (city) => city,
  },
} satisfies Meta<typeof Combobox<string>>
export default meta
type Story = StoryObj<typeof meta>

/** Use when nothing is chosen yet. */
export const Empty: Story = {}

/** Use when an option is chosen. */
export const Filled: Story = { args: { value: 'Khulna' } }

/** Use when a choice is required and missing. */
export const WithHintAndError: Story = { args: { hint: 'Where you live', error: 'Choose a city' } }
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'h')
    await expect(await canvas.findByRole('option', { name: 'Dhaka' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Chattogram')
  },
}
const choosing =
  (press: (it: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'City' })
    await press(input)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 options available')
    await press(await canvas.findByRole('option', { name: 'Sylhet' }))
    await expect(input).toHaveValue('Sylhet')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  }
export const ByMouse: Story = { play: choosing(byMouse) }
export const ByTouch: Story = { play: choosing(byTouch) }

/** Use when the search finds no option. */
export const NoOptions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz')
    await expect(await canvas.findByText('No options', { selector: ':not([role])' })).toBeVisible()
  },
}

/** Use when the options are on their way. */
export const Loading: Story = {
  args: { search: () => new Promise<string[]>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'd')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { label: 'শহর', value: 'ঢাকা', hint: 'আপনি যেখানে থাকেন' },
}

const inState = (state: State) => ({
  value: state === 'filled' ? 'Dhaka' : null,
  error: state === 'error' ? 'Choose a city' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'filled', 'error']}
      direction="down"
      cellWidth="18rem"
      part="input"
      variants={{
        'Without a hint': (state) => <Combobox {...args} {...inState(state)} />,
        'With a hint': (state) => <Combobox {...args} hint="Where you live" {...inState(state)} />,
      }}
    />
  ),
}
