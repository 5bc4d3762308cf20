import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'
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
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ color: vars.color.text.muted })

export const section = style({ marginBlockStart: vars.space[32] })
export const lists = style({ marginBlockStart: vars.space[24] })

export const options = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginBlockStart: vars.space[24],
})
