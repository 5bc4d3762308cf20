import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@jatra/design-system/stack'
import { VisaOptionCard } from '@jatra/design-system/visa-option-card'
import { expect } from 'storybook/test'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Visa/VisaOptionCard',
  component: VisaOptionCard,
  args: {
    option: { name: 'Tourist visa, single entry', validity: 90, stayPeriod: 60 },
    price: '৳5,800',
    priceNote: 'all fees included',
    href: '#book-0',
  },
} satisfies Meta<typeof VisaOptionCard>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the visa is a common one. */
export const SingleEntry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refundable: No, once at the embassy')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'SPECIAL OFFER ৳5,800 all fees included' })
    await expect(link).toHaveAttribute('href', '#book-0')
  },
}

/** Use when the visa holds for one day: words are in the singular. */
export const OneDay: Story = {
  args: { option: { name: 'Transit visa', validity: 1, stayPeriod: 1 } },
}

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: /^SPECIAL OFFER/ })),
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={16}>
      <VisaOptionCard {...args} />
      <VisaOptionCard
        {...args}
        option={{ name: 'Business visa, multiple entry', validity: 180, stayPeriod: 30 }}
        price="৳12,34,567"
        priceNote="for 9 travellers, all fees included"
        href="#book-1"
      />
      <VisaOptionCard
        {...args}
        option={{
          name: 'পর্যটন ভিসা, একাধিকবার প্রবেশ, ছয় মাসের জন্য পরিবারের সকল সদস্যের',
          validity: 180,
          stayPeriod: 60,
        }}
        href="#book-2"
      />
    </Stack>
  ),
}
