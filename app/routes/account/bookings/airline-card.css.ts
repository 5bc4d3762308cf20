import { style, styleVariants } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const steps = style({
  ...mixins.wrap(16),
  ...mixins.bareList,
})

const oneStep = style(mixins.inlineRow(8))

/** The icon and the weight differ too, so colour is not the only sign. */
export const step = styleVariants({
  done: [oneStep, { color: vars.color.positive.text, fontWeight: vars.type.weight.semibold }],
  ahead: [oneStep, { color: vars.color.text.muted }],
})

export const again = style({ '@media': { print: { display: 'none' } } })
