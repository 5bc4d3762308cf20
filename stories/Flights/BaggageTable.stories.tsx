import type { Meta, StoryObj } from '@storybook/react-vite'
import { BaggageTable } from '@jatra/design-system/baggage-table'

const meta = {
  title: 'Flights/BaggageTable',
  component: BaggageTable,
  args: {
    rows: [
      { route: 'DAC - BKK', travellerType: 'Adult', count: 2, allowance: '20 kg', total: '40 kg' },
      {
        route: 'DAC - BKK',
        travellerType: 'Child',
        count: 1,
        allowance: '1 piece',
        total: '1 piece',
      },
      { route: 'DAC - BKK', travellerType: 'Infant', count: 1, allowance: null, total: null },
    ],
  },
} satisfies Meta<typeof BaggageTable>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
