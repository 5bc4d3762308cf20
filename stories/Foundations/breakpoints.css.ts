import { style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

const { color, space, radius, type } = vars

export const list = style({ listStyle: 'none', display: 'grid', gap: space[16] })
export const range = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${color.border.subtle}`,
  borderInlineStartWidth: '6px',
  borderRadius: radius.card,
  background: color.surface.card,
})
export const query = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  fontSize: type.size[14],
})

export const code = style({ fontFamily: 'inherit' })

const marked = {
  borderColor: color.brand.solid,
  background: color.brand.subtle,
  color: color.brand.text,
}
const unmarked = {
  borderColor: color.border.subtle,
  background: color.surface.card,
  color: color.text.default,
}
export const phone = style([marked, { '@media': { [from.tablet]: unmarked } }])
export const tablet = style({ '@media': { [from.tablet]: marked, [from.desktop]: unmarked } })
export const desktop = style({ '@media': { [from.desktop]: marked } })
