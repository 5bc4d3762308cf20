import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlockStart: vars.space[32],
  paddingBlockEnd: '9rem',
  '@media': {
    [from.tablet]: { paddingBlockStart: vars.space[48], paddingBlockEnd: '13rem' },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
})

export const words = style({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  display: 'grid',
  gap: vars.space[8],
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

export const headline = style({
  fontSize: vars.type.size[28],
  lineHeight: vars.type.leading.tight,
  fontWeight: vars.type.weight.heavy,
  maxInlineSize: '16em',
  '@media': { [from.tablet]: { fontSize: vars.type.size[48] } },
})

export const promise = style({
  maxInlineSize: '34em',
  '@media': { [from.tablet]: { fontSize: vars.type.size[18] } },
})

/** The search card overlaps the picture. */
export const search = style({
  position: 'relative',
  marginBlockStart: '-7.5rem',
  '@media': { [from.tablet]: { marginBlockStart: '-11rem' } },
})

export const sections = style({
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[48],
  display: 'grid',
  gap: vars.space[48],
  '@media': {
    [from.tablet]: {
      paddingInline: vars.space[24],
      paddingBlock: vars.space[72],
      gap: vars.space[72],
    },
  },
})

/** Picture beside words; the picture first on a phone. */
export const feature = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[48] } },
})

export const featurePicture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
})

export const heading = style({
  fontSize: vars.type.size[28],
  lineHeight: vars.type.leading.tight,
  fontWeight: vars.type.weight.bold,
  '@media': { [from.tablet]: { fontSize: vars.type.size[36] } },
})

export const trust = style({
  display: 'grid',
  gap: vars.space[24],
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[32] } },
})

/** The stitch runs over each promise. */
export const point = style({
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  paddingBlockStart: vars.space[16],
  display: 'grid',
  gap: vars.space[4],
})
export const pointTitle = style({
  fontSize: vars.type.size[22],
  fontWeight: vars.type.weight.semibold,
})
export const muted = style({ color: vars.color.text.muted })
