import type { Meta, StoryObj } from '@storybook/react-vite'
import { FareTable, StackedTable } from '@jatra/design-system/fare-table'
import { Stack } from '@jatra/design-system/stack'
import { family, familyInBangla, nineTravelers, oneTraveler, withCharges } from './fares.ts'

const meta = {
  title: 'Flights/FareTable',
  component: FareTable,
  subcomponents: { StackedTable },
  args: { rows: family.table.rows, total: family.table.total },
} satisfies Meta<typeof FareTable>
export default meta
type Story = StoryObj<typeof meta>

/** Use when one person travels. */
export const OneTraveler: Story = {
  args: { rows: oneTraveler.table.rows, total: oneTraveler.table.total },
}

/** Use when amounts have seven digits or more. */
export const LargeAmounts: Story = {
  args: { rows: nineTravelers.table.rows, total: nineTravelers.table.total },
}

/** Use when something is taken off the sum: the table ends with the price that is paid. */
export const WithDiscount: Story = {
  args: { payable: family.table.payable },
}

/** Use when the seller adds to the fares: each charge is a line of its own. */
export const WithCharges: Story = {
  args: { ...withCharges.table },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { caption: 'ভাড়ার হিসাব', ...familyInBangla.table },
}
export const Overview: Story = {
  render: (args) => (
    <Stack gap={32}>
      <FareTable {...args} {...WithDiscount.args} />
      <FareTable {...args} {...LargeAmounts.args} caption="Nine travellers" />
      <FareTable {...args} {...Bangla.args} />
    </Stack>
  ),
}

/** Use when the screen is narrow: each row becomes a card. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
