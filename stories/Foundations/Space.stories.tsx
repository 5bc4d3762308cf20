import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../design-system/src/divider/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { light, vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'
import { TokenList, TokenRow } from './token.tsx'

const meta: Meta = {
  title: 'Foundations/Space',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Nine steps on a grid of 4 px: the small ones go inside a widget, the large ones between widgets. Controls have corners of 8 px, cards of 16. Whatever can be touched is at least 44 px high.',
      },
    },
  },
}
export default meta

const steps = [2, 4, 8, 12, 16, 24, 32, 48, 72] as const

/** The steps of the scale. */
export const Overview: StoryObj = {
  render: () => (
    <TokenList>
      {steps.map((step) => (
        <TokenRow
          key={step}
          variable={vars.space[step]}
          specimen={<div className={css.bar} style={{ inlineSize: vars.space[step] }} />}
        >
          {light.space[step]}
        </TokenRow>
      ))}
    </TokenList>
  ),
}

const radii = [
  ['tight', 'Marks and bars.'],
  ['control', 'Buttons, fields and chips with corners.'],
  ['card', 'Cards, tickets and dialogs.'],
  ['pill', 'Whatever is round at both ends.'],
] as const

export const Radii: StoryObj = {
  render: () => (
    <TokenList>
      {radii.map(([name, use]) => (
        <TokenRow
          key={name}
          variable={vars.radius[name]}
          use={use}
          specimen={<div className={css.plate} style={{ borderRadius: vars.radius[name] }} />}
        >
          {light.radius[name]}
        </TokenRow>
      ))}
    </TokenList>
  ),
}

/** The smallest target for a finger, and the widest a page's content becomes. */
export const Sizes: StoryObj = {
  render: () => (
    <TokenList>
      <TokenRow
        variable={vars.size.touch}
        use="The least height and width of whatever can be touched."
        specimen={
          <div
            className={css.bar}
            style={{ inlineSize: vars.size.touch, blockSize: vars.size.touch }}
          />
        }
      >
        {light.size.touch}
      </TokenRow>
      <TokenRow
        variable={vars.size.content}
        use="The content of a page is never wider."
        specimen={
          <div className={css.bar} style={{ inlineSize: `min(100%, ${vars.size.content})` }} />
        }
      >
        {light.size.content}
      </TokenRow>
    </TokenList>
  ),
}

/** The motif: a dashed stitch divides, underlines a heading and draws a journey. */
export const Stitch: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Stack gap={8}>
        <h2>Hot packages</h2>
        <Divider tone="accent" short />
      </Stack>
      <Divider />
      <Divider tone="accent" />
    </Stack>
  ),
}
