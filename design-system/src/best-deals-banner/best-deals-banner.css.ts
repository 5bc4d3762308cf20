import { globalStyle, style } from '@vanilla-extract/css'
import { ticketShape, tornEnd } from '../flight-card/ticket.css.ts'
import { from, vars } from '../tokens/index.ts'

/** A ticket whose torn-off end is the picture. */
export const banner = style([
  ticketShape,
  {
    display: 'grid',
    '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' } },
  },
])

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[12],
  padding: vars.space[24],
  '@media': { [from.desktop]: { paddingInline: vars.space[48] } },
})

export const heading = style({
  fontSize: vars.type.size[36],
  fontWeight: vars.type.weight.heavy,
  letterSpacing: '0.01em',
  '@media': { [from.desktop]: { fontSize: vars.type.size[48] } },
})

export const text = style({ color: vars.color.text.muted, maxInlineSize: '36ch' })

export const picture = style([
  tornEnd,
  {
    minBlockSize: '13rem',
    background: vars.color.surface.sunken,
    '@media': { [from.desktop]: { minBlockSize: '18rem' } },
    // The notches lie over the picture.
    selectors: { '&::before, &::after': { zIndex: 1 } },
  },
])

globalStyle(`${picture} > *`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
