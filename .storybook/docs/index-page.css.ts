import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type, radius } = vars

export const page = style({
  fontFamily: vars.font.body,
  fontSize: type.size[16],
  lineHeight: type.leading.body,
  color: color.text.default,
})

export const hero = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface.card,
  border: `1px solid ${color.border.subtle}`,
})
export const scene = style({ inlineSize: '100%', blockSize: '14rem' })
export const words = style({
  padding: space[24],
  borderBlockStart: `3px dashed ${color.accent.stitch}`,
})
export const title = style({
  fontSize: type.size[48],
  fontWeight: type.weight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: type.leading.tight,
})
export const lead = style({
  marginBlockStart: space[8],
  maxInlineSize: '40rem',
  fontSize: type.size[18],
  textWrap: 'pretty',
})

export const instead = style({ marginBlockStart: space[24], maxInlineSize: '44rem' })
export const shelf = style({ marginBlockStart: space[48] })
export const heading = style({
  fontSize: type.size[28],
  fontWeight: type.weight.bold,
  marginBlockEnd: space[16],
})
export const cards = style({
  listStyle: 'none',
  display: 'grid',
  gap: `${space[32]} ${space[24]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
})
export const card = style({ position: 'relative', minInlineSize: 0 })

export const thumbnail = style({
  // Holds what is placed absolutely in a story, too.
  position: 'relative',
  overflow: 'hidden',
  blockSize: '11rem',
  borderRadius: radius.card,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.page,
  transition: `box-shadow ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { boxShadow: vars.shadow.raised } },
})

export const picture = style({
  // A narrow story stands in the middle, a wide one fills the picture.
  alignContent: 'center',
  padding: space[24],
  transformOrigin: '0 0',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
})

globalStyle(`${picture} > *`, { marginInline: 'auto' })

const screen = 2.3
export const frame = style({
  display: 'block',
  border: 0,
  inlineSize: `${screen * 100}%`,
  blockSize: `${screen * 100}%`,
  transform: `scale(${1 / screen})`,
  transformOrigin: '0 0',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  background: color.brand.subtle,
  color: color.brand.text,
})

globalStyle(`${icon} svg`, { scale: '2' })

/** The whole card is the link. */
export const name = style({
  display: 'block',
  marginBlockStart: space[12],
  color: color.text.default,
  fontSize: type.size[18],
  fontWeight: type.weight.bold,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':hover': { color: color.brand.text, textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
  },
})
export const about = style({ color: color.text.muted, fontSize: type.size[14] })
