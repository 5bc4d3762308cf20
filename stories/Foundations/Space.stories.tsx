import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../design-system/src/divider/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'
import { vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'

const meta: Meta = {
  title: 'Foundations/Space',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'A grid of 4 px and nine steps on it. Small steps belong inside a thing, large ones between things. Controls are rounded by 8 px, cards by 16. Whatever is touched is at least 44 px high.',
      },
    },
  },
}
export default meta

const steps = [2, 4, 8, 12, 16, 24, 32, 48, 72] as const

/** A grid of 4 px. */
export const Overview: StoryObj = {
  render: () => (
    <div>
      {steps.map((step) => (
        <div key={step} className={css.row}>
          <span className={css.muted}>{step}</span>
          <span className={css.bar} style={{ inlineSize: vars.space[step] }} />
        </div>
      ))}
    </div>
  ),
}

export const Radii: StoryObj = {
  render: () => (
    <Inline gap={24}>
      {(['control', 'card', 'pill'] as const).map((name) => (
        <div key={name} className={css.plate} style={{ borderRadius: vars.radius[name] }}>
          {name}
        </div>
      ))}
    </Inline>
  ),
}

/** The motif: one dashed stitch divides, underlines a heading, and draws a journey. */
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
