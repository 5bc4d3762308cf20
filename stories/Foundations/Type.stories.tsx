import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../design-system/src/stack/index.ts'
import { vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'One family, Anek, in Latin and Bangla. Seven sizes from 14 to 48; body text is 16 on 1.5. Codes, times and prices have figures of equal width, and the price is the heaviest thing on a card.',
      },
    },
  },
}
export default meta

const sizes = [48, 36, 28, 22, 18, 16, 14] as const
const weights = ['regular', 'medium', 'semibold', 'bold', 'heavy'] as const

/** One family, Anek, in both scripts. Sizes are in rem, so they follow the reader's own setting. */
export const Overview: StoryObj = {
  render: () => (
    <div>
      {sizes.map((size) => (
        <div key={size} className={css.row}>
          <span className={css.muted}>{size}</span>
          <span className={css.specimen} style={{ fontSize: vars.type.size[size] }}>
            Dhaka to Cox’s Bazar
          </span>
        </div>
      ))}
    </div>
  ),
}

export const Weights: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {weights.map((weight) => (
        <span key={weight} className={css.weights} style={{ fontWeight: vars.type.weight[weight] }}>
          {weight} · যাত্রা · ৳1,50,000
        </span>
      ))}
    </Stack>
  ),
}

/** Codes and times are set in figures of one width, so that columns of them stand straight. */
export const Figures: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <div className={css.tickets}>
        <strong>11:11</strong> DAC · <strong>08:48</strong> CXB
      </div>
      <div className={css.tickets}>
        <strong>৳12,34,567</strong> · <strong>৳11,11,111</strong>
      </div>
    </Stack>
  ),
}

/** Bangla beside English: the same colour on the page, and room above for the signs. */
export const Bangla: StoryObj = {
  render: () => (
    <div lang="bn">
      <p className={css.specimen} style={{ fontSize: vars.type.size[28] }}>
        যাত্রা শুরু হোক ঢাকা থেকে
      </p>
      <p>
        কোথায় যাবেন, কবে যাবেন, কতজন যাবেন: তিনটি প্রশ্নের উত্তর দিলেই ফ্লাইট খুঁজে পাবেন। দাম বাংলাদেশি
        টাকায়, কর সহ।
      </p>
    </div>
  ),
}
