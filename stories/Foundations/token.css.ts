import { style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type } = vars

export const token = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
  fontSize: type.size[14],
  overflowWrap: 'anywhere',
})
export const value = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' })
export const property = style({ fontFamily: 'inherit', color: color.text.muted })

export const list = style({ listStyle: 'none' })
export const row = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  borderBlockEnd: `2px dashed ${color.border.subtle}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', alignItems: 'center' },
  },
})
export const specimen = style({ display: 'grid', gap: space[8], minInlineSize: 0 })
export const use = style({ color: color.text.muted, maxInlineSize: '32rem' })
