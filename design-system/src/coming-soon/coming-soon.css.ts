import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const wrap = style({
  ...mixins.stack(16),
  justifyItems: 'center',
  padding: vars.space[24],
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const picture = style({ inlineSize: '100%', maxInlineSize: '640px' })

export const title = style({
  margin: 0,
  ...mixins.text(28, 'heavy'),
  lineHeight: vars.type.leading.tight,
})

export const text = style({ margin: 0, maxInlineSize: '44ch', color: vars.color.text.muted })
