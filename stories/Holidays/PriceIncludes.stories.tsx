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

/** Use when the price includes some services. The others are marked as not included. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(items.slice(2, 4)).toEqual(['Hotel: included', 'Dine: not included'])
  },
}

/** Use when the price includes every service. */
export const Everything: Story = { args: { included: Object.keys(serviceNames) as Service[] } }

/** Use when the screen is narrow. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    heading: 'দামে যা আছে',
    names: {
      flight: 'ফ্লাইট',
      car: 'গাড়ি',
      hotel: 'হোটেল',
      dine: 'খাবার',
      cruise: 'নৌবিহার',
      train: 'ট্রেন',
      bus: 'বাস',
      sightSeeing: 'দর্শনীয় স্থান',
    },
    messages: { included: 'আছে', excluded: 'নেই' },
  },
}

export const Overview: Story = {
  render: () => (
    <Stack gap={32}>
      <PriceIncludes />
      <PriceIncludes included={Object.keys(serviceNames) as Service[]} />
      <PriceIncludes included={[]} />
      <PriceIncludes {...Bangla.args} />
    </Stack>
  ),
}
