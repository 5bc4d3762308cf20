import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const note = style({ color: vars.color.text.muted })

const list = {
  display: 'grid',
  ...mixins.bareList,
  marginBlockStart: vars.space[16],
  maxInlineSize: '44rem',
} as const

export const flights = style({ ...list, gap: vars.space[12] })

export const flight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.border.subtle}`,
})

export const day = style({
  gridColumn: '1 / -1',
  color: vars.color.brand.text,
  fontWeight: vars.type.weight.semibold,
})

export const end = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const time = style({
  ...mixins.text(22, 'bold'),
  fontVariantNumeric: 'tabular-nums',
})

export const way = style({ color: vars.color.brand.text })

export const reviews = style({ ...list, gap: vars.space[24] })

export const review = style({ ...mixins.stack(4), overflowWrap: 'anywhere' })

export const by = style({
  ...mixins.row(8),
  fontWeight: vars.type.weight.semibold,
})

export const star = style({ display: 'inline-flex', color: vars.color.accent.stitch })
