import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[4],
  fontWeight: vars.type.weight.semibold,
})

export const parts = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  alignItems: 'start',
})

export const hint = style({
  margin: 0,
  marginBlockStart: vars.space[4],
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})

export const error = style([
  hint,
  { display: 'flex', gap: vars.space[4], color: vars.color.critical.text },
])
