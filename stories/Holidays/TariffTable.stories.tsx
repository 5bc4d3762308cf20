import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@jatra/design-system/stack'
import { TariffTable } from '@jatra/design-system/tariff-table'
import { expect } from 'storybook/test'
import { sheet } from './holidays.css.ts'
import { pressEachWay } from '../press.ts'
import { useState } from 'react'
import { NumberStepper } from '@jatra/design-system/number-stepper'

const meta = {
  title: 'Holidays/TariffTable',
  component: TariffTable,
  args: {
    rows: [
      { room: 'singleRoom', price: '৳68,500', count: 1, total: '৳68,500' },
      { room: 'doubleRoom', price: '৳1,26,725', count: 2, total: '৳2,53,450' },
      { room: 'twinRoom', price: '৳1,71,250', count: 0, total: '৳0' },
      { room: 'tripleRoom', price: '৳1,88,375', count: 0, total: '৳0' },
    ],
    total: '৳3,21,950',
  },
  decorators: (Table) => (
    <div className={sheet}>
      <Table />
    </div>
  ),
} satisfies Meta<typeof TariffTable>
export default meta
type Story = StoryObj<typeof meta>

/** Use when there is room for a table. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('rowheader', { name: 'Adults (1 X per single room)' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

/** Use when the screen is narrow: each row becomes a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Use when the screen is 320 px wide. */
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }

function Counted() {
  const [count, setCount] = useState(1)
  return (
    <TariffTable
      rows={[
        {
          room: 'doubleRoom',
          price: '৳1,26,725',
          count: (
            <NumberStepper label="Double room" value={count} max={9} onValueChange={setCount} />
          ),
          total: count === 1 ? '৳1,26,725' : '৳5,06,900',
        },
      ]}
      total="৳5,06,900"
    />
  )
}

/** The counts can be controls. */
export const ByMouseKeyboardAndTouch: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    await pressEachWay(canvas.getByRole('button', { name: 'One more: Double room' }), (times) =>
      expect(canvas.getByRole('spinbutton', { name: 'Double room' })).toHaveValue(times + 1),
    )
  },
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={32}>
      <TariffTable {...args} />
      <TariffTable
        {...args}
        caption="নয় জন যাত্রী"
        rows={args.rows.map(({ room }) => ({
          room,
          price: '৳12,34,567',
          count: 9,
          total: '৳1,11,11,103',
        }))}
        total="৳4,44,44,412"
      />
    </Stack>
  ),
}
