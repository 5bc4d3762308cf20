import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

/** On a laptop's window the picture shrinks, so that the search and its popovers fit below the heading. */
const laptop = `${from.tablet} and (max-height: 899px)`

/** The heading is in the picture's sky; its sun and boats show between the heading and the search card. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(10rem, 1fr)',
  isolation: 'isolate',
  overflow: 'hidden',
  // The sky's colour, which continues above the drawing.
  background: 'var(--jatra-picture-sky)',
  minBlockSize: '27rem',
  paddingBlockStart: vars.space[24],
  '@media': {
    [from.tablet]: { minBlockSize: '32rem', paddingBlockStart: vars.space[48] },
    [from.desktop]: { minBlockSize: '36rem' },
    [laptop]: { minBlockSize: '20rem', paddingBlockStart: vars.space[24] },
  },
})

/** The hero's own colour continues above the drawing, so the drawing may reach up behind the heading by this much. */
const openSky = { phone: '64px', tablet: '80px', desktop: '120px' }

/**
 * In the row below the heading at every width and text size, so that the plane never crosses the words. The drawing is
 * cut at its bottom, where the search card is.
 */
export const picture = style({
  position: 'absolute',
  gridRow: 2,
  gridColumn: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: `calc(100% + ${openSky.phone})`,
  '@media': {
    [from.tablet]: { blockSize: `calc(100% + ${openSky.tablet})` },
    [from.desktop]: { blockSize: `calc(100% + ${openSky.desktop})` },
  },
})

export const words = style({
  gridRow: 1,
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  ...mixins.stack(8),
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

export const headline = style({
  ...mixins.text(28, 'heavy'),
  lineHeight: vars.type.leading.tight,
  textWrap: 'balance',
  '@media': { [from.tablet]: { fontSize: vars.type.size[48] } },
})

export const promise = style({
  maxInlineSize: '34em',
  textWrap: 'balance',
  '@media': { [from.tablet]: { fontSize: vars.type.size[18] } },
})

/** The search card overlaps the picture. */
export const search = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  // A panel that slides in must not make the page scroll sideways.
  overflowX: 'clip',
  marginBlockStart: '-9rem',
  paddingInline: vars.space[8],
  '@media': {
    [from.tablet]: { marginBlockStart: '-12rem', paddingInline: vars.space[24] },
    [from.desktop]: { marginBlockStart: '-14rem' },
    [laptop]: { marginBlockStart: '-8rem' },
  },
})

export const sections = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[48],
  ...mixins.stack(48),
  '@media': {
    [from.tablet]: {
      paddingInline: vars.space[24],
      paddingBlock: vars.space[72],
      gap: vars.space[72],
    },
  },
})

export const heading = style({
  ...mixins.text(28, 'bold'),
  lineHeight: vars.type.leading.tight,
  '@media': { [from.tablet]: { fontSize: vars.type.size[36] } },
})

/** The field and its button: side by side where there is room. */
export const holiday = style({
  ...mixins.column(16),
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})

/** The four fields of a visa search: stacked, in pairs, or in a row. */
export const visa = style({
  ...mixins.column(16),
  alignItems: 'end',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto auto' },
  },
})
/** As high as the select beside it. */
globalStyle(`${visa} [role="combobox"]`, { minBlockSize: '48px' })
/** Shown only with script. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const trust = style({
  ...mixins.stack(24),
  ...mixins.bareList,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[32] } },
})

/** The stitch runs over each promise. */
export const point = style({
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  paddingBlockStart: vars.space[16],
  ...mixins.stack(4),
})
export const pointTitle = style(mixins.text(22, 'semibold'))
export const failed = style(mixins.stack(16))
export const muted = style({ color: vars.color.text.muted })
