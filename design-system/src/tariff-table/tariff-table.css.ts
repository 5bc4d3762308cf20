import { globalStyle, style } from '@vanilla-extract/css'
import { stacked } from '../fare-table/stacked-table.css.ts'
import { vars } from '../tokens/index.ts'

/** On a phone each room is a card of its own. */
export const cards = style({ minInlineSize: 0 })

globalStyle(`${cards} tbody tr`, {
  '@container': {
    [stacked]: {
      marginBlockEnd: vars.space[12],
      padding: vars.space[12],
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.control,
    },
  },
})
// What is paid for a room is what one looks for in its card.
globalStyle(`${cards} tbody td:last-child`, {
  '@container': { [stacked]: { fontWeight: vars.type.weight.bold } },
})
