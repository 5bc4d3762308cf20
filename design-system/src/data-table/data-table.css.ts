import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { stacked } from '../fare-table/stacked-table.css.ts'
import { vars } from '../tokens/index.ts'

const wide = '(min-width: 600px)'

export const dense = style({ position: 'relative', minInlineSize: 0 })

export const count = style({
  marginInlineStart: vars.space[8],
  fontWeight: vars.type.weight.regular,
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

/** The link of a row: as much a heading as a link, and underlined where one points at the row. */
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: vars.color.brand.text,
  fontWeight: vars.type.weight.semibold,
  textDecoration: 'none',
  borderRadius: vars.radius.tight,
  selectors: {
    'tr:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '24px',
  color: 'inherit',
  fontWeight: vars.type.weight.medium,
  textDecoration: 'none',
  borderRadius: vars.radius.tight,
  ':hover': { color: vars.color.text.default, textDecoration: 'underline' },
  selectors: {
    '[aria-sort] > &': { color: vars.color.text.default, fontWeight: vars.type.weight.bold },
  },
  '@container': {
    [stacked]: {
      minBlockSize: vars.size.touch,
      paddingInline: vars.space[12],
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.pill,
    },
  },
})

const along = keyframes({
  from: { transform: 'translateX(0)' },
  to: { transform: 'translateX(14px)' },
})

/** A stitch that is drawn along the table while its rows are on their way. */
export const stitchBox = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-6px',
  blockSize: '3px',
  overflow: 'hidden',
})
export const stitch = style({
  blockSize: '100%',
  marginInlineStart: '-14px',
  background: `repeating-linear-gradient(to right, ${vars.color.brand.solid} 0 8px, transparent 8px 14px)`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${along} 480ms linear infinite` },
  },
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
})

export const coming = style({ display: 'grid', gap: vars.space[8] })

globalStyle(`${dense} table`, { fontSize: vars.type.size[14], lineHeight: vars.type.leading.snug })
globalStyle(`${dense} caption`, { fontSize: vars.type.size[16] })

// ---- as a table: rows close together, the head on a ground of its own
globalStyle(`${dense} :is(th, td)`, {
  '@container': {
    [wide]: { paddingBlock: '6px', paddingInline: vars.space[12], verticalAlign: 'top' },
  },
})
globalStyle(`${dense} thead th`, {
  '@container': {
    [wide]: {
      paddingBlock: vars.space[4],
      background: vars.color.surface.sunken,
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
  },
})
globalStyle(`${dense} thead th:first-child`, {
  '@container': {
    [wide]: {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
  },
})
globalStyle(`${dense} thead th:last-child`, {
  '@container': {
    [wide]: { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
  },
})
globalStyle(`${dense} tbody td`, { overflowWrap: 'anywhere' })
// The link is higher than a line of text, and its words stand on the line of the others.
globalStyle(`${dense} tbody th`, { '@container': { [wide]: { paddingBlock: '5px' } } })
globalStyle(`${dense} tbody tr:has(a[data-row])`, { cursor: 'pointer' })
globalStyle(`${dense} tbody tr:is(:hover, :focus-within)`, { background: vars.color.brand.subtle })
globalStyle(`${dense} tbody tr:first-child`, {
  '@container': { [wide]: { borderBlockStart: 0 } },
})
// The line of urgency takes no room, so that all rows stand at one edge.
globalStyle(`${dense} tbody tr[data-tone="critical"] th`, {
  '@container': { [wide]: { boxShadow: `inset 3px 0 ${vars.color.critical.border}` } },
})
globalStyle(`${dense} tbody tr[data-tone="warning"] th`, {
  '@container': { [wide]: { boxShadow: `inset 3px 0 ${vars.color.warning.border}` } },
})

// ---- as cards
globalStyle(`${dense} thead tr`, {
  '@container': { [stacked]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] } },
})
globalStyle(`${dense} thead th:has(a)`, {
  '@container': {
    [stacked]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
})
globalStyle(`${dense} tbody tr`, {
  '@container': {
    [stacked]: {
      marginBlockStart: vars.space[12],
      padding: vars.space[12],
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface.card,
    },
  },
})
globalStyle(`${dense} tbody th`, {
  '@container': { [stacked]: { fontSize: vars.type.size[16] } },
})
globalStyle(`${dense} tbody tr[data-tone="critical"]`, {
  '@container': { [stacked]: { borderInlineStart: `4px solid ${vars.color.critical.border}` } },
})
globalStyle(`${dense} tbody tr[data-tone="warning"]`, {
  '@container': { [stacked]: { borderInlineStart: `4px solid ${vars.color.warning.border}` } },
})
globalStyle(`${dense} tbody td > span`, {
  '@container': { [stacked]: { minInlineSize: 0, textAlign: 'end' } },
})
globalStyle(`${dense} tbody td::before`, { '@container': { [stacked]: { flex: 'none' } } })
// What a row has nothing of takes no line of its card.
globalStyle(`${dense} tbody td:has(> span:empty)`, {
  '@container': { [stacked]: { display: 'none' } },
})
