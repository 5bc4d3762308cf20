import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from '@jatra/design-system/phone-field'
import { countries } from './countries.ts'

const meta = {
  title: 'Checkout/PhoneField',
  component: PhoneField,
  args: { codeName: 'countryNumberCode', numberName: 'mobileNumber', countries },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Overview: Story = {
  args: {
    defaultCode: '+880',
    defaultNumber: '1712345678',
    hint: 'The airline calls this number when the flight changes.',
    numberError: 'Use 6 to 14 digits',
    required: true,
  },
}
