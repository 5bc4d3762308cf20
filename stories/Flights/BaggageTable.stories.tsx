import type { Meta, StoryObj } from '@storybook/react-vite'
import { BaggageTable } from '@jatra/design-system/baggage-table'
import { Stack } from '@jatra/design-system/stack'

const meta = {
  title: 'Flights/BaggageTable',
  component: BaggageTable,
  args: {
    rows: [
      { route: 'DAC - BKK', travelerType: 'Adult', count: 2, allowance: '20 kg', total: '40 kg' },
      {
        route: 'DAC - BKK',
        travelerType: 'Child',
        count: 1,
        allowance: '1 piece',
        total: '1 piece',
      },
      { route: 'DAC - BKK', travelerType: 'Infant', count: 1, allowance: null, total: null },
    ],
  },
} satisfies Meta<typeof BaggageTable>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    caption: 'চেক-ইন ব্যাগেজ',
    columns: {
      route: 'রুট',
      type: 'যাত্রী',
      count: 'সংখ্যা',
      allowance: 'জনপ্রতি ব্যাগেজ',
      total: 'মোট',
    },
    rows: [
      {
        route: 'ঢাকা - ব্যাংকক',
        travelerType: 'প্রাপ্তবয়স্ক',
        count: 9,
        allowance: '২০ কেজি',
        total: '১৮০ কেজি',
      },
      {
        route: 'ঢাকা - ব্যাংকক',
        travelerType: 'কোলের শিশু',
        count: 1,
        allowance: null,
        total: null,
      },
    ],
    notIncluded: 'অন্তর্ভুক্ত নয়',
  },
}
export const Overview: Story = {
  render: (args) => (
    <Stack gap={32}>
      <BaggageTable {...args} />
      <BaggageTable {...args} {...Bangla.args} />
    </Stack>
  ),
}

/** Use when the screen is narrow: each row becomes a card. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
