import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountrySelect } from '@jatra/design-system/country-select'
import { countries } from './countries.ts'
import { byMouse, byTouch } from '../press.ts'
import { expect, userEvent } from 'storybook/test'

const meta = {
  title: 'Checkout/CountrySelect',
  component: CountrySelect,
  args: { label: 'Nationality', name: 'nationality', countries },
} satisfies Meta<typeof CountrySelect>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
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
export const Disabled: Story = { args: { defaultValue: 'BD', disabled: true } }

export const Overview: Story = {
  args: { required: true, error: 'Nationality is required', hint: 'As in the passport' },
}
