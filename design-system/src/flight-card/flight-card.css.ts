import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'
import { hiddenBox } from '../visually-hidden/hidden-box.ts'
import { ticketShape, tornEndFrom } from './ticket.css.ts'

/**
 * The room that the ticket has for its text, whatever the screen: on a phone, or beside the filters of a laptop at
 * twice the text size, it is narrow. Below that the stub hangs under the rest.
 */
const narrow = '(min-width: 18rem) and (max-width: 39.99rem)'
const wide = '(min-width: 40rem)'
/** Beside the stub, the airline and both times with the path between them stand in one row. */
const widest = '(min-width: 47.5rem)'

export const card = style([ticketShape, { containerType: 'inline-size' }])

export const layout = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateRows: '1fr auto',
    },
  },
})

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  cursor: 'pointer',
  '@container': {
    [narrow]: { display: 'contents' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(196px, auto)' },
  },
  '@media': { '(scripting: none)': { cursor: 'auto' } },
})

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  '@container': {
    [narrow]: { display: 'contents' },
    [wide]: { padding: vars.space[24] },
  },
})

export const legs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': {
    [narrow]: {
      gridColumn: '1 / 3',
      gap: vars.space[4],
      alignContent: 'start',
      paddingBlockStart: vars.space[8],
      paddingInline: vars.space[8],
    },
  },
})

export const stub = style([
  tornEndFrom('18rem'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: vars.space[16],
    '@container': {
      [narrow]: {
        gridColumn: 3,
        gridRow: '1 / 3',
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        gap: vars.space[4],
        textAlign: 'end',
        padding: vars.space[8],
      },
      [wide]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        justifyContent: 'center',
        textAlign: 'end',
        padding: vars.space[24],
      },
    },
  },
])

globalStyle(`${stub} > a`, { '@container': { [narrow]: { paddingInline: vars.space[8] } } })

export const base = style({ color: vars.color.text.muted, fontSize: vars.type.size[14] })

export const total = style({
  display: 'block',
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { fontSize: vars.type.size[22] } },
})

/** An amount of a lakh and more would take the room of the times beside it. */
export const longTotal = style([
  total,
  { '@container': { [narrow]: { fontSize: vars.type.size[18] } } },
])

export const small = style({
  display: 'block',
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  '@container': { [narrow]: { lineHeight: vars.type.leading.tight } },
})

/** Shown above the list or on the stub; here it is for screen readers. */
export const heardWhenNarrow = style({
  '@container': {
    [narrow]: hiddenBox,
  },
})

export const leftOutWhenNarrow = style({ '@container': { [narrow]: { display: 'none' } } })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  '@container': {
    [narrow]: {
      gridColumn: 1,
      alignContent: 'center',
      // Of three lines, as baggage in Bangla takes, the last stays clear of the edge.
      paddingBlock: vars.space[4],
      paddingInlineStart: vars.space[8],
      lineHeight: vars.type.leading.tight,
    },
  },
})

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: 'transparent',
  color: vars.color.brand.text,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brand.subtle },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@container': {
    [narrow]: {
      gridColumn: 2,
      inlineSize: 'auto',
      gap: vars.space[4],
      paddingInline: vars.space[8],
      borderBlockStart: 0,
      fontSize: vars.type.size[14],
    },
  },
  // Without script it could not open anything.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const details = style({
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@container': { [wide]: { paddingInline: vars.space[24] } },
})

// ---- one leg
export const leg = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'center',
  '@container': {
    [narrow]: { gap: 0 },
    [widest]: {
      gridTemplateColumns: 'minmax(9rem, 11rem) minmax(0, 1fr)',
      gap: vars.space[16],
    },
  },
})

export const airline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  fontWeight: vars.type.weight.semibold,
  lineHeight: vars.type.leading.snug,
  '@container': {
    [narrow]: {
      gap: vars.space[4],
      fontSize: vars.type.size[14],
      lineHeight: vars.type.leading.tight,
    },
  },
})
// The mark is as high as the name beside it.
globalStyle(`${airline} > :first-child`, {
  '@container': {
    [narrow]: {
      inlineSize: '1.5rem',
      blockSize: '1.375rem',
      fontSize: vars.type.size[14],
      outlineOffset: '-2px',
    },
  },
})

// Where there is no room the arrival moves to a line of its own instead of out of the card.
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  alignItems: 'flex-start',
  '@container': {
    [narrow]: { flexWrap: 'nowrap', gap: vars.space[4], alignItems: 'center' },
    // A long price takes its room from the path.
    [wide]: { flexWrap: 'nowrap' },
  },
})

export const end = style({
  maxInlineSize: '7rem',
  selectors: { '&:last-child': { textAlign: 'end', marginInlineStart: 'auto' } },
  '@container': {
    // A long city breaks as well; a time never does.
    [narrow]: { overflowWrap: 'anywhere' },
    // Equal ends, so that the paths of several legs line up.
    [wide]: { inlineSize: '7rem' },
  },
})

export const time = style({
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { fontSize: vars.type.size[22] } },
})

export const plus = style({
  marginInlineStart: vars.space[4],
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.bold,
  lineHeight: 1,
  color: vars.color.warning.text,
  verticalAlign: 'super',
})

export const code = style({
  display: 'block',
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.bold,
  letterSpacing: '0.04em',
  '@container': {
    [narrow]: { fontSize: vars.type.size[14], lineHeight: vars.type.leading.tight },
  },
})

export const middle = style({
  flex: '1 1 4.25rem',
  textAlign: 'center',
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  lineHeight: vars.type.leading.snug,
  // Breaks, in equal lines, before the arrival reaches a long price.
  textWrap: 'balance',
  '@container': { [narrow]: { flexBasis: 'auto', lineHeight: 1 } },
})

// The stitched flight path with its stops; the plane sits at its end.
export const path = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  blockSize: '1.25rem',
  marginInlineEnd: vars.space[24],
  color: vars.color.brand.text,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(50% - 1px)',
      borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
    },
  },
})

export const knot = style({
  position: 'relative',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.accent.stitch}`,
  background: vars.color.surface.card,
})

export const plane = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space[24]})`,
  insetBlockStart: 0,
  display: 'inline-flex',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
