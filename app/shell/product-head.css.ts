import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

/** The head of a product's page: its picture, with words sewn to it. */
export const head = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.resting,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

/** From a tablet on it fills its side, at least as high as the page wants it. */
export const picture = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  background: vars.color.surface.sunken,
  '@media': { [from.tablet]: { aspectRatio: 'auto' } },
})
globalStyle(`${picture} > img`, {
  ...mixins.cover,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
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
