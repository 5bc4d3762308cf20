import { style, styleVariants } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const page = style({
  containerType: 'inline-size',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[48],
})

export const picture = style({
  inlineSize: 'min(100%, 18rem)',
  blockSize: 'auto',
  marginInline: 'auto',
})

export const head = style({
  ...mixins.stack(8),
  alignContent: 'start',
  justifyItems: 'start',
})

const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.pill,
})

export const mark = styleVariants({
  pending: [round, { background: vars.color.accent.subtle, color: vars.color.text.default }],
  success: [round, { background: vars.color.positive.subtle, color: vars.color.positive.text }],
  failed: [round, { background: vars.color.critical.subtle, color: vars.color.critical.text }],
  cancelled: [round, { background: vars.color.surface.sunken, color: vars.color.text.default }],
  expired: [round, { background: vars.color.warning.subtle, color: vars.color.warning.text }],
})

export const facts = style({
  display: 'grid',
  // The longest term breaks, so that times and names beside it need not.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  margin: 0,
  // At twice the text size a value has no room beside its term, and stands below it.
  '@container': { '(max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const term = style({ color: vars.color.text.muted })
export const value = style({
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
})
