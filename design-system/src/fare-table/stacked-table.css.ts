import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

/** Its width, and not the window's, says which of both it is. */
export const frame = style({ containerType: 'inline-size' })

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

export const stacked = '(max-width: 599.98px)'
const phone = stacked

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  textAlign: 'start',
  fontWeight: vars.type.weight.regular,
})
globalStyle(`${table} thead th`, {
  ...mixins.small,
  '@container': {
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
  '@container': { '(min-width: 600px)': { textAlign: 'end', whiteSpace: 'nowrap' } },
})
globalStyle(`${table} :is(caption, thead, tbody, tfoot, tr, td, tbody th, tfoot th)`, {
  '@container': { [phone]: { display: 'block' } },
})
globalStyle(`${table}, ${table} caption`, { '@container': { [phone]: { display: 'block' } } })
globalStyle(`${table} :is(tbody, tfoot) tr`, {
  '@container': { [phone]: { paddingBlock: vars.space[8] } },
})
globalStyle(`${table} :is(tbody, tfoot) :is(th, td)`, {
  '@container': { [phone]: { paddingBlock: vars.space[2], paddingInline: 0 } },
})
globalStyle(`${table} td[data-label]`, {
  '@container': {
    [phone]: { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] },
  },
})
globalStyle(`${table} td[data-label]::before`, {
  '@container': {
    [phone]: {
      content: 'attr(data-label)',
      color: vars.color.text.muted,
      fontWeight: vars.type.weight.regular,
    },
  },
})
globalStyle(`${table} tfoot tr`, {
  '@container': {
    // A total that does not fit beside its word at 200% text takes a line of its own.
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space[16],
    },
  },
})
