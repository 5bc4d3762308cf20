import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[32],
  rowGap: vars.space[12],
  margin: 0,
})

export const term = style({ fontSize: vars.type.size[14], color: vars.color.text.muted })

export const value = style({
  margin: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[4],
  fontWeight: vars.type.weight.semibold,
})

export const days = style({
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const refund = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})
