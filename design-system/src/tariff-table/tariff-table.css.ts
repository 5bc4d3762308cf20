import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** On a phone each room is a card of its own. */
export const cards = style({ minInlineSize: 0 })

const phone = '(max-width: 767.98px)'

globalStyle(`${cards} tbody tr`, {
  '@media': {
    [phone]: {
      marginBlockEnd: vars.space[12],
      padding: vars.space[12],
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.control,
    },
  },
})
// What is paid for a room is what one looks for in its card.
globalStyle(`${cards} tbody td:last-child`, {
  '@media': { [phone]: { fontWeight: vars.type.weight.bold } },
})
