import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '../tokens/index.ts'

export const group = style({ ...mixins.bareGroup, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[4],
  fontWeight: vars.type.weight.semibold,
})

// Day, month and year in a row on a phone, the month the widest; at 200% text they wrap.
export const parts = style({
  ...mixins.wrap(8),
  alignItems: 'flex-start',
})
// A long word of an error breaks: its list would grow into the next one.
globalStyle(`${parts} > *`, { flex: '1 1 5.25rem', minInlineSize: 0, overflowWrap: 'anywhere' })
globalStyle(`${parts} > :nth-child(2)`, { flexBasis: '7.5rem' })
globalStyle(`${parts} > :nth-child(1)`, { flexBasis: '4.5rem' })
// 'September' and 'Day' are read whole beside their arrow on a phone.
globalStyle(`${parts} select`, {
  paddingInline: `${vars.space[8]} ${vars.space[32]}`,
  '@media': { [from.tablet]: { paddingInline: `${vars.space[12]} 40px` } },
})

export const hint = style({
  margin: 0,
  marginBlockStart: vars.space[4],
  ...mixins.small,
})

export const error = style([
  hint,
  { display: 'flex', gap: vars.space[4], color: vars.color.critical.text },
])
