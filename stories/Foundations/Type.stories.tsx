import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../design-system/src/stack/index.ts'
import { light, vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'
import { TokenList, TokenRow } from './token.tsx'

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'One family, Anek, in Latin and Bangla, with seven sizes from 14 to 48. Body text is 16 with a line height of 1.5. Codes, times and prices have figures of equal width, and the price is the heaviest text on a card.',
      },
    },
  },
}
export default meta

const sizes = [48, 36, 28, 22, 18, 16, 14] as const

/** Sizes are in rem, so they follow the reader's own setting. */
export const Overview: StoryObj = {
  render: () => (
    <TokenList>
      {sizes.map((size) => (
        <TokenRow
          key={size}
          variable={vars.type.size[size]}
          specimen={
            <span className={css.specimen} style={{ fontSize: vars.type.size[size] }}>
              Dhaka to Cox’s Bazar
            </span>
          }
        >
          {light.type.size[size]}
        </TokenRow>
      ))}
    </TokenList>
  ),
}

const weights = ['regular', 'medium', 'semibold', 'bold', 'heavy'] as const

export const Weights: StoryObj = {
  render: () => (
    <TokenList>
      {weights.map((weight) => (
        <TokenRow
          key={weight}
          variable={vars.type.weight[weight]}
          specimen={
            <span className={css.weights} style={{ fontWeight: vars.type.weight[weight] }}>
              Jatra · যাত্রা · ৳1,50,000
            </span>
          }
        >
          {light.type.weight[weight]}
        </TokenRow>
      ))}
    </TokenList>
  ),
}

const leadings = [
  ['body', 'Text to read.'],
  ['snug', 'Short texts of two or three lines, such as the words of a card.'],
  ['tight', 'Headings.'],
] as const

/** The height of a line, as a share of the size of its text. */
export const LineHeights: StoryObj = {
  render: () => (
    <TokenList>
      {leadings.map(([name, use]) => (
        <TokenRow
          key={name}
          variable={vars.type.leading[name]}
          use={use}
          specimen={
            <p className={css.lines} style={{ lineHeight: vars.type.leading[name] }}>
              Fares in taka with every tax inside. The first price you see is the price you pay.
            </p>
          }
        >
          {light.type.leading[name]}
        </TokenRow>
      ))}
    </TokenList>
  ),
}

/** The family comes with the package's fonts; without them a page has the system's sans serif. */
export const Family: StoryObj = {
  render: () => (
    <TokenList>
      <TokenRow
        variable={vars.font.body}
        specimen={<span className={css.weights}>Anek · আনেক</span>}
      >
        {light.font.body}
      </TokenRow>
    </TokenList>
  ),
}

/** Codes and times are set in figures of one width, so columns of them line up. */
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

/** Bangla has the same weight on the page as English, and room above for its signs. */
export const Bangla: StoryObj = {
  render: () => (
    <div lang="bn">
      <p className={css.specimen} style={{ fontSize: vars.type.size[28] }}>
        যাত্রা শুরু হোক ঢাকা থেকে
      </p>
      <p>
        কোথায় যাবেন, কবে যাবেন, কতজন যাবেন: তিনটি প্রশ্নের উত্তর দিলেই ফ্লাইট খুঁজে পাবেন। দাম বাংলাদেশি টাকায়,
        ট্যাক্সসহ।
      </p>
    </div>
  ),
}
