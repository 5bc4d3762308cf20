import { style, styleVariants } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const steps = style(mixins.bareList)

/** The icons hang on one thread; the last has none below it. */
const oneStep = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[12],
  paddingBlockEnd: vars.space[16],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '1.5rem',
      insetBlockEnd: '0.125rem',
      insetInlineStart: '0.5625rem',
      borderInlineStart: `2px dashed ${vars.color.accent.stitch}`,
    },
  },
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto 1fr auto' } },
})

/** The icon, the weight and the time differ too, so colour is not the only sign. */
export const step = styleVariants({
  done: [oneStep, { color: vars.color.positive.text, fontWeight: vars.type.weight.semibold }],
  ahead: [oneStep, { color: vars.color.text.muted }],
})

export const time = style({
  gridColumn: 2,
  color: vars.color.text.muted,
  fontWeight: vars.type.weight.regular,
  '@media': { [from.tablet]: { gridColumn: 3 } },
})
