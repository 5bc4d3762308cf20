import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const facts = style({
  ...mixins.lines(32, 12),
  margin: 0,
})

export const term = style(mixins.small)

export const value = style({
  margin: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[4],
  fontWeight: vars.type.weight.semibold,
})

export const days = style(mixins.figures(28))

export const refund = style({
  flexBasis: '100%',
  ...mixins.row(4),
  ...mixins.small,
})
