import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@jatra/design-system/stack'
import { TariffTable } from '@jatra/design-system/tariff-table'
import { expect } from 'storybook/test'
import { sheet } from './holidays.css.ts'
import { tariff } from '../facts.ts'
import { pressEachWay } from '../press.ts'
import { useState } from 'react'
import { NumberStepper } from '@jatra/design-system/number-stepper'

const meta = {
  title: 'Holidays/TariffTable',
  component: TariffTable,
  args: {
    ...tariff(68_500, { singleRoom: 1, doubleRoom: 2, twinRoom: 0, tripleRoom: 0 }),
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
  const { rows, total } = tariff(68_500, {
    ...{ singleRoom: 0, doubleRoom: count, twinRoom: 0, tripleRoom: 0 },
  })
  return (
    <TariffTable
      rows={rows
        .filter(({ room }) => room === '(2 X per Double)')
        .map((row) => ({
          ...row,
          count: (
            <NumberStepper label="Double room" value={count} max={9} onValueChange={setCount} />
          ),
        }))}
      total={total}
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
        caption="বড় দল"
        {...tariff(68_500, { singleRoom: 9, doubleRoom: 9, twinRoom: 9, tripleRoom: 9 }, 'bn')}
      />
    </Stack>
  ),
}
