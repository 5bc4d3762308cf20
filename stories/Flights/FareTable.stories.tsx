import type { Meta, StoryObj } from '@storybook/react-vite'
import { FareTable, StackedTable } from '@jatra/design-system/fare-table'
import { Stack } from '@jatra/design-system/stack'
import { fareRows } from './journeys.tsx'

const meta = {
  title: 'Flights/FareTable',
  component: FareTable,
  subcomponents: { StackedTable },
  args: { rows: fareRows, total: '৳1,50,000' },
} satisfies Meta<typeof FareTable>
export default meta
type Story = StoryObj<typeof meta>

/** Use when one person travels. */
export const OneTraveler: Story = { args: { rows: fareRows.slice(0, 1), total: '৳1,00,000' } }

/** Use when amounts have seven digits or more. */
export const LargeAmounts: Story = {
  args: {
    rows: fareRows.map((row) => ({ ...row, count: 9, total: '৳12,34,567' })),
    total: '৳37,03,701',
  },
}

/** Use when something is taken off the sum: the table ends with the price that is paid. */
export const WithDiscount: Story = {
  args: { payable: { discount: '-৳15,000', total: '৳1,35,000' } },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    caption: 'ভাড়ার হিসাব',
    rows: fareRows.slice(0, 1).map((row) => ({ ...row, travelerType: 'প্রাপ্তবয়স্ক' })),
    total: '৳1,00,000',
    payable: { discount: '-৳10,000', total: '৳90,000' },
  },
}
export const Overview: Story = {
  render: (args) => (
    <Stack gap={32}>
      <FareTable {...args} {...WithDiscount.args} />
      <FareTable {...args} {...LargeAmounts.args} caption="Nine travellers of each kind" />
      <FareTable {...args} {...Bangla.args} />
    </Stack>
  ),
}

/** Use when the screen is narrow: each row becomes a card. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
