import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'
import * as productHead from '../../shell/product-head.css.ts'

export { head, place } from '../../shell/product-head.css.ts'

export const picture = style([
  productHead.picture,
  { '@media': { [from.tablet]: { minBlockSize: '17rem' } } },
])
export const words = style([productHead.words, { alignItems: 'flex-start', gap: vars.space[8] }])

export const startingAt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  color: vars.color.text.muted,
})
export const price = style({
  ...mixins.figures(28),
  color: vars.color.text.default,
})

export const note = style({ color: vars.color.text.muted })

export const section = style({ marginBlockStart: vars.space[32] })
export const lists = style({ marginBlockStart: vars.space[24] })

export const options = style({
  ...mixins.column(16),
  ...mixins.bareList,
  marginBlockStart: vars.space[24],
})
