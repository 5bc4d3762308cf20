import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../design-system/src/card/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'
import { Token, TokenList, TokenRow } from './token.tsx'

const meta: Meta = {
  title: 'Foundations/Elevation',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'There are two heights: resting, for what lies on the page, and raised, for what floats over it. Depth does not say that something matters; use size and weight for that.',
      },
    },
  },
}
export default meta

const heights = [
  ['resting', 'Cards, tickets and fields: part of the page.'],
  ['raised', 'Lists, menus, dialogs, and the search card over the hero.'],
] as const

/** A ticket's edge is cut out, so its shadow is a filter that follows the notches. */
export const Overview: StoryObj = {
  render: () => (
    <TokenList>
      {heights.map(([name, use]) => (
        <TokenRow
          key={name}
          variable={vars.shadow[name]}
          use={use}
          specimen={<div className={css.lifted} style={{ boxShadow: vars.shadow[name] }} />}
        />
      ))}
      <TokenRow
        variable={vars.shadow.cut}
        use="The resting shadow of a ticket, as a filter."
        specimen={<div className={css.lifted} style={{ filter: vars.shadow.cut }} />}
      />
    </TokenList>
  ),
}

/** A shadow is hardly seen in the dark theme, so there a lighter surface lifts a card from the page. */
export const Surfaces: StoryObj = {
  render: () => (
    <div className={css.swatches}>
      {(['sunken', 'page', 'card'] as const).map((name) => (
        <Stack key={name} gap={12}>
          <div className={css.plate} style={{ background: vars.color.surface[name] }} />
          <Token variable={vars.color.surface[name]} />
        </Stack>
      ))}
    </div>
  ),
}

/** The same card, resting and raised. */
export const Cards: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Card>Dhaka to Cox’s Bazar, resting on the page</Card>
      <Card raised>Dhaka to Cox’s Bazar, raised over the page</Card>
    </Stack>
  ),
}
