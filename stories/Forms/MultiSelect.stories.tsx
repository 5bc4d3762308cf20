import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MultiSelect } from '@jatra/design-system/multi-select'
import { byTouch } from '../press.ts'

const options = ['Srilanka', 'Nepal', 'Malaysia', 'Thailand', 'Delhi'].map((label) => ({
  value: label,
  label,
}))
const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Destination',
    name: 'destination',
    placeholder: 'Select Holidays Destination...',
    options,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420, minBlockSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Use when nothing is chosen yet. */
export const Empty: Story = {}

/** Use when no better placeholder is known. */
export const DefaultPlaceholder: Story = {
  args: { placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Select...')
  },
}

/** Use when some options are chosen. */
export const Filled: Story = { args: { defaultValue: ['Nepal', 'Thailand'] } }
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Destination' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Delhi' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Nepal' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Nepal', 'Delhi'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Delhi' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Nepal'])
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('tha{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Thailand'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Thailand chosen')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, args }) => {
    await byTouch(canvas.getByRole('combobox', { name: 'Destination' }))
    await byTouch(canvas.getByRole('option', { name: 'Delhi' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Delhi chosen')
    await byTouch(canvas.getByRole('button', { name: 'Remove Delhi' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
}

/** Use when the search finds no option. */
export const NoOptions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No options')
  },
}

/** Use when the options are on their way. */
export const Loading: Story = {
  args: { loading: true, options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

/** Use when a choice is required and missing. */
export const ErrorAndHint: Story = {
  args: { error: 'Choose at least one', hint: 'As many as you like', required: true },
}

/** Use when the choice cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: ['Nepal'] } }

/** Use when the options have long names. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Sundarbans, the mangrove forest at the mouths of the Ganges' },
      { value: 'b', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
    defaultValue: ['a', 'b'],
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'গন্তব্য',
    placeholder: 'বেছে নিন...',
    options: [
      { value: 'np', label: 'নেপাল' },
      { value: 'th', label: 'থাইল্যান্ড' },
    ],
    defaultValue: ['np'],
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <MultiSelect {...args} label="Where to" defaultValue={['Nepal', 'Thailand']} />
      <MultiSelect {...args} label="Filled" defaultValue={options.map(({ value }) => value)} />
      <MultiSelect {...args} label="With an error" error="Choose at least one" hint="Any" />
      <MultiSelect {...args} label="Disabled" defaultValue={['Delhi']} disabled />
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Destination' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox', { name: 'Destination' })).toBeVisible()
  },
}
