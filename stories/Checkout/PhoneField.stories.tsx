import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from '@jatra/design-system/phone-field'
import { Stack } from '@jatra/design-system/stack'
import { countries } from './countries.ts'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'
import { expect, userEvent } from 'storybook/test'

const meta = {
  title: 'Checkout/PhoneField',
  component: PhoneField,
  args: { codeName: 'countryNumberCode', numberName: 'mobileNumber', countries },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no number is typed yet. */
export const Empty: Story = {}
const typing =
  (reach: (number: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const number = canvas.getByLabelText(/^Mobile Number/)
    await userEvent.selectOptions(canvas.getByLabelText(/^Country Code/), '+880')
    await reach(number)
    await expect(number).toHaveFocus()
    await userEvent.keyboard('1712345678')
    await expect(number).toHaveValue('1712345678')
    await expect(canvas.getByLabelText(/^Country Code/)).toHaveValue('+880')
  }
export const ByMouse: Story = { play: typing(byMouse) }
export const ByKeyboard: Story = {
  play: typing(() => userEvent.tab()),
}
export const ByTouch: Story = { play: typing(byTouch) }

/** Use when a number is typed, or saved from before. */
export const Filled: Story = { args: { defaultValue: { code: '+880', number: '1712345678' } } }

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    codeLabel: 'দেশের কোড',
    numberLabel: 'মোবাইল নম্বর',
    countries: [{ code: 'BD', name: 'বাংলাদেশ', dialCode: '+880', flag: '🇧🇩' }],
    hint: 'ফ্লাইট বদলালে এয়ারলাইন এই নম্বরে কল করবে।',
  },
}

const hint = 'The airline calls this number when the flight changes.'

const inState = (state: State) =>
  state === 'filled'
    ? Filled.args
    : state === 'error'
      ? { defaultValue: { code: '+880', number: '171' }, numberError: 'Use 4 to 14 digits' }
      : {}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={32}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'filled', 'error']}
        direction="down"
        cellWidth="24rem"
        part="input"
        variants={{
          Optional: (state) => <PhoneField {...args} {...inState(state)} />,
          'Required, with a hint': (state) => (
            <PhoneField {...args} required hint={hint} {...inState(state)} />
          ),
        }}
      />
      <PhoneField
        {...args}
        codeError="Country code is required"
        numberError="Mobile number is required"
        required
      />
      <PhoneField {...args} {...Bangla.args} {...Filled.args} />
    </Stack>
  ),
}
