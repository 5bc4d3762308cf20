import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountrySelect } from '@jatra/design-system/country-select'
import { countries } from './countries.ts'

const meta = {
  title: 'Checkout/CountrySelect',
  component: CountrySelect,
  args: { label: 'Nationality', name: 'nationality', countries },
} satisfies Meta<typeof CountrySelect>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'BD' } }
export const Overview: Story = {
  args: { required: true, error: 'Nationality is required', hint: 'As in the passport' },
}
