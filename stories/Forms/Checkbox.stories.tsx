import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox, CheckboxGroup } from '@jatra/design-system/checkbox'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { label: 'Send the receipt to my email', name: 'receipt', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the statement is not accepted yet. */
export const Empty: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox')
    await byMouse(canvas.getByText('Send the receipt to my email'))
    await expect(box).toBeChecked()
    await byMouse(box)
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send the receipt to my email' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, args }) => {
    await byTouch(canvas.getByText('Send the receipt to my email'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  },
}

/** Use when the statement is accepted. */
export const Checked: Story = { args: { defaultChecked: true } }

/** Use when the box stands for a list of which some are checked. */
export const Indeterminate: Story = { args: { label: 'All travellers', indeterminate: true } }

/** Use when the box must be checked and was not. */
export const ErrorAndHint: Story = {
  args: {
    label: 'The names are as in the passports',
    hint: 'Airlines refuse other names',
    error: 'Check the names first',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Check the names first Airlines refuse other names',
    )
  },
}

/** Use when the answer cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

/** Use when the statement takes more than one line. */
export const LongText: Story = {
  args: {
    label:
      'I have read the rules of this fare, and I know that a change before departure costs ৳12,34,567 for all 9 travellers together',
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = { args: { label: 'রসিদটি আমার ইমেইলে পাঠান' } }

/** Use when several answers can be true at once. */
export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="Destinations"
      name="destination"
      hint="As many as you like"
      options={['Srilanka', 'Nepal', 'Malaysia'].map((label) => ({ value: label, label }))}
      defaultValue={['Nepal']}
    />
  ),
}
const inState = (state: State) => ({
  disabled: state === 'disabled',
  error: state === 'error' ? 'Choose one' : undefined,
})

export const Overview: Story = {
  render: () => (
    <Stack gap={16}>
      <StateMatrix
        states={['rest', 'focus', 'disabled', 'error']}
        part="input"
        variants={{
          Empty: (state) => <Checkbox label="Direct flights" {...inState(state)} />,
          Checked: (state) => (
            <Checkbox label="Direct flights" defaultChecked {...inState(state)} />
          ),
          Indeterminate: (state) => (
            <Checkbox label="All airlines" indeterminate {...inState(state)} />
          ),
        }}
      />
      <Checkbox
        label={
          <>
            I agree to the <Link href="#terms">terms</Link>
          </>
        }
        error="Agree to the terms to go on"
        hint="They say what happens when a flight is cancelled"
      />
      <Checkbox label="রসিদটি আমার ই-মেইলে পাঠান" defaultChecked />
      <CheckboxGroup
        label="Destinations"
        error="Choose at least one"
        options={[
          { value: 'np', label: 'Nepal' },
          { value: 'th', label: 'Thailand', hint: 'From ৳45,000' },
        ]}
      />
    </Stack>
  ),
}
