import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountrySelect } from '@jatra/design-system/country-select'
import { Stack } from '@jatra/design-system/stack'
import { countries } from './countries.ts'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'
import { expect, userEvent } from 'storybook/test'

const meta = {
  title: 'Checkout/CountrySelect',
  component: CountrySelect,
  args: { label: 'Nationality', name: 'nationality', countries },
} satisfies Meta<typeof CountrySelect>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no country is chosen yet. */
export const Empty: Story = {}

/** Use when a country is chosen, or saved from before. */
export const Chosen: Story = { args: { defaultValue: 'BD' } }
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Nationality')
    await byMouse(select)
    await userEvent.selectOptions(select, 'Bangladesh')
    await expect(select).toHaveDisplayValue('Bangladesh')
  },
}

/** Letters and arrows are the browser's: the list is a native one. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Nationality')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Bangladesh')
    await userEvent.tab()
    await expect(select).not.toHaveFocus()
    await expect(select).toHaveDisplayValue('Bangladesh')
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Nationality')
    await byTouch(select)
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Bangladesh')
    await expect(select).toHaveDisplayValue('Bangladesh')
  },
}

/** Use when the country cannot be changed now. */
export const Disabled: Story = { args: { defaultValue: 'BD', disabled: true } }

const longest = 'South Georgia and the South Sandwich Islands'
/** Use when the label or the country's name is long. */
export const LongText: Story = {
  args: {
    countries: [...countries, { code: 'GS', name: longest, dialCode: '+500', flag: '🇬🇸' }],
    defaultValue: 'GS',
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'জাতীয়তা',
    placeholder: 'বেছে নিন...',
    countries: [{ code: 'BD', name: 'বাংলাদেশ', dialCode: '+880', flag: '🇧🇩' }],
    hint: 'পাসপোর্টে যেমন আছে',
  },
}

const inState = (state: State) => ({
  defaultValue: state === 'filled' || state === 'disabled' ? 'BD' : undefined,
  disabled: state === 'disabled',
  error: state === 'error' ? 'Nationality is required' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <Stack gap={24}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'filled', 'disabled', 'error']}
        direction="down"
        cellWidth="17rem"
        variants={{
          Optional: (state) => <CountrySelect {...args} {...inState(state)} />,
          'Required, with a hint': (state) => (
            <CountrySelect {...args} required hint="As in the passport" {...inState(state)} />
          ),
        }}
      />
      <CountrySelect {...args} {...LongText.args} name="long" />
      <CountrySelect {...args} {...Bangla.args} name="bangla" defaultValue="BD" />
    </Stack>
  ),
}
