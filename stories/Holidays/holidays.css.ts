import { style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

/** A card's room in the carousel. */
export const carouselWidth = style({ inlineSize: '304px', maxInlineSize: '100%' })

export const heading = style({
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.bold,
})

export const sheet = style({
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  '@media': { [from.tablet]: { padding: vars.space[24] } },
})

/** Beside a description. */
export const side = style({ maxInlineSize: '22rem' })
