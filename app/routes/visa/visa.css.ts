import { globalStyle, style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

/** The picture and the page of a passport sewn to it. */
export const head = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.resting,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const picture = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  background: vars.color.surface.sunken,
  '@media': { [from.tablet]: { aspectRatio: 'auto', minBlockSize: '17rem' } },
})
globalStyle(`${picture} > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[8],
  padding: vars.space[24],
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: {
      borderBlockStart: 'none',
      borderInlineStart: `2px dashed ${vars.color.accent.stitch}`,
      padding: vars.space[32],
    },
  },
})

export const place = style({
  color: vars.color.brand.text,
  fontWeight: vars.type.weight.semibold,
})

export const startingAt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  color: vars.color.text.muted,
})
export const price = style({
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ color: vars.color.text.muted })

export const section = style({ marginBlockStart: vars.space[32] })
export const lists = style({ marginBlockStart: vars.space[24] })

export const options = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginBlockStart: vars.space[24],
})
