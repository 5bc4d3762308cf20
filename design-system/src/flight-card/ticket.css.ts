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
const beside = {
  borderBlockStart: 0,
  borderInlineStart: `2px dashed ${vars.color.accent.stitch}`,
} as const
const notches = { insetInlineStart: outside - 1, insetInlineEnd: 'auto' } as const
const firstNotch = { insetBlockStart: outside } as const
const lastNotch = { insetBlockStart: 'auto', insetBlockEnd: outside } as const

/** Torn off below on a phone, beside from a tablet on. The ticket itself clips the notches. */
export const tornEnd = style([
  tornBelow,
  {
    '@media': {
      [from.tablet]: {
        ...beside,
        selectors: {
          '&::before, &::after': notches,
          '&::before': firstNotch,
          '&::after': lastNotch,
        },
      },
    },
  },
])

/**
 * Torn off below, and beside where the ticket (a container) is at least so wide for its text. The rule stands in the file
 * that calls this, which a build may load before this one, so it must win by itself.
 */
export const tornEndFrom = (minInlineSize: string) =>
  style([
    tornBelow,
    {
      '@container': {
        [`(min-width: ${minInlineSize})`]: {
          selectors: {
            '&&': beside,
            '&&::before, &&::after': notches,
            '&&::before': firstNotch,
            '&&::after': lastNotch,
          },
        },
      },
    },
  ])

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

/** A ticket with its stub below, and beside where there is room for the text of both. */
export const ticketOf = (minInlineSize: string, columns: string) => ({
  card: style([ticketShape, { containerType: 'inline-size' }]),
  layout: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [`(min-width: ${minInlineSize})`]: { gridTemplateColumns: columns } },
  }),
  stub: tornEndFrom(minInlineSize),
})
