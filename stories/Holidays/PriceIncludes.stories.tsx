import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceIncludes, serviceNames, type Service } from '@jatra/design-system/price-includes'
import { Stack } from '@jatra/design-system/stack'
import { expect } from 'storybook/test'

const meta = {
  title: 'Holidays/PriceIncludes',
  component: PriceIncludes,
} satisfies Meta<typeof PriceIncludes>
export default meta
type Story = StoryObj<typeof meta>

/** Flight, car and hotel; the others are greyed out, and said to be not included. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(items.slice(2, 4)).toEqual(['Hotel: included', 'Dine: not included'])
  },
}
export const Everything: Story = { args: { included: Object.keys(serviceNames) as Service[] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Overview: Story = {
  render: () => (
    <Stack gap={32}>
      <PriceIncludes />
      <PriceIncludes included={Object.keys(serviceNames) as Service[]} />
      <PriceIncludes included={[]} />
    </Stack>
  ),
}
