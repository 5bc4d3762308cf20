import { style } from '@vanilla-extract/css'
import { from, vars } from '@jatra/design-system/tokens'

// ---- the queues
export const queues = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const queue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-current]': {
      borderColor: vars.color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
      fontWeight: vars.type.weight.semibold,
    },
  },
})

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.type.weight.bold,
})
export const none = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

// ---- the list, and what is open of it
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    },
  },
})

/** Above the list where there is little room. */
export const open = style({
  '@media': { [from.desktop]: { gridColumn: 2, gridRow: 1 } },
})

export const item = style({ display: 'grid', gap: vars.space[16] })
export const itemHead = style({ display: 'grid', gap: vars.space[4] })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const claims = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' })
export const handOver = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[8],
})

/** A stitch between what is known and what is done about it. */
export const acts = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
})
export const act = style({ display: 'grid', gap: vars.space[8] })
