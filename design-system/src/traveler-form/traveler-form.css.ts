import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '../tokens/index.ts'

export const group = style({
  border: 0,
  margin: 0,
  minInlineSize: 0,
  padding: vars.space[16],
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  '@media': {
    [from.tablet]: { padding: vars.space[24] },
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const legend = style({
  // Floated, so that the legend stands inside the card and not on its edge.
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  paddingBlockEnd: vars.space[12],
  marginBlockEnd: vars.space[16],
  borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
  ...mixins.text(18, 'bold'),
})

export const kind = style({
  marginInlineStart: vars.space[8],
  ...mixins.text(14, 'regular'),
  color: vars.color.text.muted,
})

const columns = style({
  ...mixins.stack(16),
  // A field beside a date stands level with its lists, below the name of the date.
  alignItems: 'baseline',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
})

export const fields = style([columns, { clear: 'both' }])

export const singleName = style({})

export const firstName = style({
  selectors: { [`${fields}:has(${singleName} :checked) &`]: { display: 'none' } },
})

/** A field with what is asked of it below. */
export const stacked = style(mixins.stack(8))

export const offer = style({
  ...mixins.wrap(8),
  marginBlockStart: vars.space[8],
})

export const sameContact = style({})

export const contact = style([
  columns,
  {
    selectors: {
      [`${sameContact} + &`]: { marginBlockStart: vars.space[16] },
      [`${sameContact}:has(:checked) + &`]: { display: 'none' },
    },
  },
])

export const wide = style({ gridColumn: '1 / -1' })

export const belowNames = style([stacked, wide])

export const ticket = style({ margin: 0, color: vars.color.text.muted })

/** As tickets print it. */
export const printed = style({
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})
