import { style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'

const hole = 20
const outside = -hole / 2

/** The torn-off end of a ticket, below the rest of it: a perforation with a notch at each end. */
export const tornBelow = style({
  position: 'relative',
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: outside - 1,
      inlineSize: hole,
      blockSize: hole,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.page,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    },
    '&::before': { insetInlineStart: outside },
    '&::after': { insetInlineEnd: outside },
  },
})

/** Torn off at the side: the perforation runs down, with a notch at its upper and lower end. */
const tornSide = {
  borderBlockStart: 0,
  borderInlineStart: `2px dashed ${vars.color.accent.stitch}`,
  selectors: {
    '&::before, &::after': { insetInlineStart: outside - 1, insetInlineEnd: 'auto' },
    '&::before': { insetBlockStart: outside },
    '&::after': { insetBlockStart: 'auto', insetBlockEnd: outside },
  },
} as const

/** Torn off below on a phone, beside from a tablet on. The ticket itself clips the notches. */
export const tornEnd = style([tornBelow, { '@media': { [from.tablet]: tornSide } }])

/** Torn off below, and beside where the ticket (a container) is at least so wide for its text. */
export const tornEndFrom = (minInlineSize: string) =>
  style([tornBelow, { '@container': { [`(min-width: ${minInlineSize})`]: tornSide } }])

/** The whole ticket. */
export const ticketShape = style({
  position: 'relative',
  // In a grid or flex row it may be narrower than its tab list, which scrolls.
  minInlineSize: 0,
  overflow: 'clip',
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
