import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../design-system/src/card/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'
import { vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'

const meta: Meta = {
  title: 'Foundations/Elevation',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Two heights, no more. What lies on the page rests; what floats over other things is raised. Depth never says that something is important: size and weight do.',
      },
    },
  },
}
export default meta

const heights = [
  ['resting', 'Cards, tickets, fields: part of the page.'],
  ['raised', 'Lists, menus, dialogs, the search card over the hero.'],
] as const

export const Overview: StoryObj = {
  render: () => (
    <Inline gap={48}>
      {heights.map(([name, use]) => (
        <Stack key={name} gap={12}>
          <div className={css.lifted} style={{ boxShadow: vars.shadow[name] }}>
            <strong>{name}</strong>
          </div>
          <p className={css.use}>{use}</p>
        </Stack>
      ))}
    </Inline>
  ),
}

/** In the dark a shadow is hardly seen: a lighter surface lifts a card from the page. */
export const Surfaces: StoryObj = {
  render: () => (
    <div className={css.swatches}>
      {(['sunken', 'page', 'card'] as const).map((name) => (
        <div key={name} className={css.plate} style={{ background: vars.color.surface[name] }}>
          surface.{name}
        </div>
      ))}
    </div>
  ),
}

/** The same card, resting and raised. */
export const Cards: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Card>Dhaka to Cox’s Bazar, at rest among others</Card>
      <Card raised>Dhaka to Cox’s Bazar, over what is behind it</Card>
    </Stack>
  ),
}
