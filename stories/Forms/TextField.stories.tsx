import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  EmailField,
  FieldFrame,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  fieldInputClass,
} from '../../design-system/src/field/index.ts'
import { Grid, Stack } from '../../design-system/src/stack/index.ts'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  subcomponents: { EmailField, PasswordField, SelectField, TextAreaField, FieldFrame },
  args: { label: 'Family name', name: 'familyName', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the traveller types one line of text. */
export const Empty: Story = {}
const typing =
  (reach: (field: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Family name')
    await reach(field)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Rahman')
    await expect(field).toHaveValue('Rahman')
    await expect(args.onValueChange).toHaveBeenCalledTimes(6)
  }
export const ByMouse: Story = { play: typing(byMouse) }
export const ByKeyboard: Story = { play: typing(() => userEvent.tab()) }
export const ByTouch: Story = { play: typing(byTouch) }

/** Use when the answer takes several lines. */
export const SeveralLines: Story = {
  render: () => (
    <TextAreaField label="Note" defaultValue={'Called at noon.\nCalls again tomorrow.'} />
  ),
}

/** Use when the value is saved from before. */
export const Filled: Story = { args: { defaultValue: 'Rahman' } }

/** Use when a hint prevents a mistake. */
export const Hint: Story = { args: { hint: 'Exactly as in the passport' } }

/** Use when the value is missing or wrong. The hint stays below the error. */
export const ErrorAndHint: Story = {
  args: { hint: 'Exactly as in the passport', error: 'Family name is required', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Family name')).toHaveAccessibleDescription(
      'Error: Family name is required Exactly as in the passport',
    )
  },
}

/** Use when the traveller may leave the field empty. */
export const Optional: Story = { args: { required: false, label: 'Frequent flyer number' } }

/** Use when the value cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Rahman' } }

/** Use when the traveller is typing in the field. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Family name').focus()
    await expect(canvas.getByLabelText('Family name')).toHaveFocus()
  },
}

/** Use when the label or the value is long. */
export const LongText: Story = {
  args: {
    label: 'Name of the person to call when the flight changes, as it is written in the passport',
    defaultValue: 'Muhammad Abdullah al-Mamun Chowdhury ibn Abdur Rahman Khandaker',
    error:
      'A name has letters, spaces, dots and hyphens only. Write digits out and leave other signs away.',
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'নামের শেষ অংশ',
    defaultValue: 'রহমান',
    hint: 'পাসপোর্টে যেমন লেখা আছে',
    error: 'নামের শেষ অংশ দিন',
    errorWord: 'ভুল:',
  },
}

/** Use when the answer is an e-mail address. */
export const Email: Story = {
  render: () => <EmailField label="Email" name="email" error="Email is required" required />,
}

/** Use when the answer is a password. The button shows and hides it. */
export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" defaultValue="nakshi kantha" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

/** Use when there are up to ten options to choose from. */
export const Select: Story = {
  render: () => (
    <SelectField
      label="Cabin class"
      name="cabin"
      placeholder="Select..."
      options={[
        { value: 'economy', label: 'Economy' },
        { value: 'premium', label: 'Premium Economy' },
        { value: 'business', label: 'Business' },
        { value: 'first', label: 'First', disabled: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Cabin class' })
    await userEvent.selectOptions(select, 'Business')
    await expect(select).toHaveValue('business')
  },
}

/** Use when you need a control of your own, such as a text area, with a label, hint and error. */
export const OwnControl: Story = {
  render: () => (
    <FieldFrame label="Notes" hint="Wheelchair, meal, anything we should know" required={false}>
      {(control) => <textarea {...control} rows={3} className={fieldInputClass} />}
    </FieldFrame>
  ),
}

const cabins = [{ value: 'economy', label: 'Economy' }]
/** What each field is given in a state. */
const inState = (state: State, filled: string, error: string) => ({
  disabled: state === 'disabled',
  defaultValue: state === 'filled' || state === 'disabled' ? filled : undefined,
  error: state === 'error' ? error : undefined,
})

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <StateMatrix
        direction="down"
        cellWidth="14rem"
        states={['rest', 'hover', 'focus', 'filled', 'disabled', 'error']}
        part="input, select"
        variants={{
          TextField: (state) => (
            <TextField
              label="Family name"
              {...inState(state, 'Rahman', 'Family name is required')}
            />
          ),
          EmailField: (state) => (
            <EmailField
              label="Email"
              {...inState(state, 'ayesha@example.com', 'Email is required')}
            />
          ),
          PasswordField: (state) => (
            <PasswordField
              label="Password"
              {...inState(state, 'nakshi kantha', 'Password is required')}
            />
          ),
          SelectField: (state) => (
            <SelectField
              label="Cabin class"
              placeholder="Select..."
              options={cabins}
              {...inState(state, 'economy', 'Cabin class is required')}
            />
          ),
        }}
      />
      <Grid columns={2} gap={24}>
        <TextField label="Passport number" hint="Letters and digits, 6 to 9" required />
        <TextField label="Frequent flyer number" required={false} />
        <Stack lang="bn">
          <TextField label="বংশনাম" defaultValue="রহমান" hint="পাসপোর্টে যেমন লেখা আছে" />
        </Stack>
      </Grid>
    </Stack>
  ),
}
