import { style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

const { color, space, radius, type } = vars

export const panels = style({
  display: 'grid',
  gap: space[24],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

/** A page in small: what the base styles give to `body`. */
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  padding: space[16],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.page,
  color: color.text.default,
  fontFamily: vars.font.body,
})
export const name = style({ fontSize: type.size[18] })
