import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const table = style({
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginBlockStart: vars.space[12],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

const cell = style({
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})

export const head = style([
  cell,
  { paddingBlock: vars.space[8], color: vars.color.text.muted, fontSize: vars.type.size[14] },
])
export const shareHead = style([head, { textAlign: 'end' }])
export const when = style([
  cell,
  { paddingInlineEnd: vars.space[12], fontWeight: vars.type.weight.medium },
])

const end = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const share = style([end, { fontWeight: vars.type.weight.semibold }])
export const nothing = style([end, { color: vars.color.text.muted }])

export const percent = style({
  display: 'block',
  color: vars.color.text.muted,
  ...mixins.text(14, 'regular'),
})

export const note = style({ marginBlockStart: vars.space[12], color: vars.color.text.muted })
