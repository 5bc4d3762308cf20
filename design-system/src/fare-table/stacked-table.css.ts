import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'

/**
 * A table that becomes a stack of cards on a phone: cells then show their column's name from
 * `data-label`. Roles are written out in the markup, because `display` takes them away.
 */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style({
  textAlign: 'start',
  fontWeight: vars.type.weight.bold,
  paddingBlockEnd: vars.space[8],
})

const phone = '(max-width: 767.98px)'

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  textAlign: 'start',
  fontWeight: vars.type.weight.regular,
})
globalStyle(`${table} thead th`, {
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  '@media': {
    [phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      padding: 0,
    },
  },
})
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.color.border.subtle}` })
globalStyle(`${table} :is(tbody, tfoot) th`, { fontWeight: vars.type.weight.semibold })
globalStyle(`${table} tfoot tr:last-child :is(th, td)`, { fontWeight: vars.type.weight.heavy })
globalStyle(`${table} tfoot tr:first-child`, {
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
})
globalStyle(`${table} :is(td, th)[data-number]`, {
  '@media': { [from.tablet]: { textAlign: 'end', whiteSpace: 'nowrap' } },
})
globalStyle(`${table} :is(caption, thead, tbody, tfoot, tr, td, tbody th, tfoot th)`, {
  '@media': { [phone]: { display: 'block' } },
})
globalStyle(`${table}, ${table} caption`, { '@media': { [phone]: { display: 'block' } } })
globalStyle(`${table} :is(tbody, tfoot) tr`, {
  '@media': { [phone]: { paddingBlock: vars.space[8] } },
})
globalStyle(`${table} :is(tbody, tfoot) :is(th, td)`, {
  '@media': { [phone]: { paddingBlock: vars.space[2], paddingInline: 0 } },
})
globalStyle(`${table} td[data-label]`, {
  '@media': {
    [phone]: { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] },
  },
})
globalStyle(`${table} td[data-label]::before`, {
  '@media': {
    [phone]: {
      content: 'attr(data-label)',
      color: vars.color.text.muted,
      fontWeight: vars.type.weight.regular,
    },
  },
})
globalStyle(`${table} tfoot tr`, {
  '@media': {
    // A total that does not fit beside its word at 200% text takes a line of its own.
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space[16],
    },
  },
})
