import { globalStyle, style } from '@vanilla-extract/css'
import { ticketShape, tornEndFrom } from '../flight-card/ticket.css.ts'
import { mixins, vars, within } from '../tokens/index.ts'

/** A ticket whose torn-off end is the picture. */
export const banner = style([ticketShape, { containerType: 'inline-size' }])

export const layout = style({
  display: 'grid',
  '@container': {
    [within.tablet]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' },
  },
})

export const words = style({
  ...mixins.stack(12),
  alignContent: 'center',
  justifyItems: 'start',
  padding: vars.space[24],
  '@container': { [within.desktop]: { paddingInline: vars.space[48] } },
})

export const heading = style({
  ...mixins.text(36, 'heavy'),
  letterSpacing: '0.01em',
  '@container': { [within.desktop]: { fontSize: vars.type.size[48] } },
})

export const text = style({ color: vars.color.text.muted, maxInlineSize: '36ch' })

export const picture = style([
  tornEndFrom('600px'),
  {
    minBlockSize: '13rem',
    background: vars.color.surface.sunken,
    '@container': { [within.desktop]: { minBlockSize: '18rem' } },
    // The notches lie over the picture.
    selectors: { '&::before, &::after': { zIndex: 1 } },
  },
])

globalStyle(`${picture} > *`, {
  ...mixins.cover,
  objectFit: 'cover',
})
