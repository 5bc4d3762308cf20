import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'
import { narrow, wide, widest } from './room.ts'

export const leg = style({
  ...mixins.column(8),
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
  ...mixins.row(12),
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
  ...mixins.wrap(12),
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
  ...mixins.text(22, 'bold'),
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { fontSize: vars.type.size[28] } },
})

export const plus = style({
  marginInlineStart: vars.space[2],
  ...mixins.text(14, 'bold'),
  lineHeight: 1,
  color: vars.color.warning.text,
  verticalAlign: 'super',
})

export const code = style({
  display: 'block',
  ...mixins.text(18, 'bold'),
  letterSpacing: '0.04em',
  '@container': {
    [narrow]: { fontSize: vars.type.size[14], lineHeight: vars.type.leading.tight },
  },
})

export const middle = style({
  flex: '1 1 4.25rem',
  textAlign: 'center',
  ...mixins.small,
  lineHeight: vars.type.leading.snug,
  // Breaks, in equal lines, before the arrival reaches a long price.
  textWrap: 'balance',
  '@container': {
    // The words may have the gaps, which only the path between the times needs: in Bangla they fit no other way.
    [narrow]: { flexBasis: 'auto', marginInline: `calc(-1 * ${vars.space[4]})`, lineHeight: 1 },
  },
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
  '@container': {
    [narrow]: {
      marginInlineStart: vars.space[4],
      marginInlineEnd: `calc(${vars.space[24]} + ${vars.space[4]})`,
    },
  },
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
