import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars, within } from '../tokens/index.ts'

export const section = style({ containerType: 'inline-size' })

export const head = style({ ...mixins.stack(8), marginBlockEnd: vars.space[24] })

export const heading = style({
  ...mixins.text(28, 'bold'),
  '@container': { [within.tablet]: { fontSize: vars.type.size[36] } },
})

export const scene = style({
  display: 'grid',
  '@container': {
    [within.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
      gap: vars.space[48],
    },
  },
})

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
})

/** The promo: a note sewn over the edge of the picture on a phone, beside it on wider screens. */
export const promo = style({
  position: 'relative',
  ...mixins.stack(8),
  justifyItems: 'start',
  margin: `-${vars.space[32]} ${vars.space[16]} 0`,
  padding: vars.space[24],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.resting,
  outline: `2px dashed ${vars.color.accent.stitch}`,
  outlineOffset: '-9px',
  '@container': {
    [within.tablet]: { margin: 0, marginInlineStart: '-7rem', padding: vars.space[32] },
  },
})

export const promoTitle = style({
  ...mixins.heading(22),
  '@container': { [within.tablet]: { fontSize: vars.type.size[28] } },
})

export const text = style({ color: vars.color.text.muted })

export const places = style({
  ...mixins.stack(16),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space[24],
})

export const place = style({ position: 'relative', ...mixins.stack(4) })

export const placePicture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  aspectRatio: '8 / 5',
  background: vars.color.surface.sunken,
})

globalStyle(`${placePicture} > *`, { inlineSize: '100%', blockSize: '100%' })

export const placeName = style({
  color: vars.color.text.default,
  fontWeight: vars.type.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
