import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type } = vars

export const region = style({
  // What is visually hidden in it is scrolled with it, instead of widening the page.
  position: 'relative',
  maxInlineSize: '100%',
  overflowX: 'auto',
  // Room for the focus rings and shadows of what stands at the edges.
  padding: space[8],
})

export const table = style({ borderCollapse: 'collapse', minInlineSize: '100%' })
globalStyle(`${table} > * > tr > *`, {
  paddingBlock: space[12],
  paddingInlineEnd: space[24],
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} > * > tr > :last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} > tbody > tr`, { borderBlockStart: `1px solid ${color.border.subtle}` })
globalStyle(`${table} > thead > tr > *`, {
  paddingBlockStart: 0,
  color: color.text.muted,
  fontSize: type.size[14],
  fontWeight: type.weight.semibold,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} > tbody > tr > th`, {
  minInlineSize: '5.5rem',
  maxInlineSize: '9rem',
  color: color.text.muted,
  fontSize: type.size[14],
  fontWeight: type.weight.medium,
})
