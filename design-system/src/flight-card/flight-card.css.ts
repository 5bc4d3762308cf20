import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'
import { hiddenBox } from '../visually-hidden/hidden-box.ts'
import { narrow, stubBeside, wide } from './room.ts'
import { ticketShape, tornEndFrom } from './ticket.css.ts'

export const card = style([ticketShape, { containerType: 'inline-size' }])

export const layout = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      // One width for all prices, so that the perforations of a list stand in line.
      gridTemplateColumns: 'minmax(0, 1fr) auto 7.125rem',
      gridTemplateRows: '1fr auto auto',
    },
  },
})

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  cursor: 'pointer',
  '@container': {
    [narrow]: { display: 'contents' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(12.5rem, auto)' },
  },
  '@media': { '(scripting: none)': { cursor: 'auto' } },
})

export const main = style({
  ...mixins.column(16),
  alignContent: 'center',
  padding: vars.space[16],
  '@container': {
    [narrow]: { display: 'contents' },
    [wide]: { padding: vars.space[24] },
  },
})

export const legs = style({
  ...mixins.column(16),
  '@container': {
    [narrow]: {
      gridColumn: '1 / 3',
      gap: vars.space[4],
      alignContent: 'start',
      paddingBlockStart: vars.space[8],
      paddingInline: vars.space[8],
    },
  },
})

export const stub = style([
  tornEndFrom(stubBeside),
  {
    ...mixins.wrappingRow(12),
    justifyContent: 'space-between',
    padding: vars.space[16],
    '@container': {
      [narrow]: {
        gridColumn: 3,
        gridRow: '1 / -1',
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        gap: vars.space[4],
        textAlign: 'end',
        padding: vars.space[8],
      },
      [wide]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        justifyContent: 'center',
        textAlign: 'end',
        padding: vars.space[24],
      },
    },
  },
])

globalStyle(`${stub} > a`, { '@container': { [narrow]: { paddingInline: vars.space[8] } } })

export const base = style(mixins.small)

export const total = style({
  display: 'block',
  ...mixins.figures(22),
  '@container': { [wide]: { fontSize: vars.type.size[28] } },
})

/** An amount of a lakh and more would take the room of the times beside it. */
export const longTotal = style([
  total,
  { '@container': { [narrow]: { fontSize: vars.type.size[18] } } },
])

export const small = style({
  display: 'block',
  ...mixins.small,
  '@container': { [narrow]: { lineHeight: vars.type.leading.tight } },
})

/** Of ten lakh and more, the longest: it fits the stub. */
export const longestTotal = style([
  total,
  { '@container': { [narrow]: { fontSize: vars.type.size[16] } } },
])

export const longestInBangla = style([
  total,
  { '@container': { [narrow]: { fontSize: vars.type.size[14] } } },
])

/** Shown above the list or on the stub; here it is for screen readers. */
export const visuallyHiddenWhenNarrow = style({
  '@container': {
    [narrow]: hiddenBox,
  },
})

export const leftOutWhenNarrow = style({ '@container': { [narrow]: { display: 'none' } } })

export const facts = style({
  ...mixins.lines(24, 4),
  ...mixins.bareList,
  ...mixins.small,
  '@container': {
    [narrow]: {
      gridColumn: 1,
      alignContent: 'center',
      // Of three lines, as baggage in Bangla takes, the last stays clear of the edge.
      paddingBlock: vars.space[4],
      paddingInlineStart: vars.space[8],
      lineHeight: vars.type.leading.tight,
    },
  },
})

/** Baggage that is told leg by leg has the room beside the price to itself, and the button is below it. */
export const longFacts = style([
  facts,
  { '@container': { [narrow]: { gridColumn: '1 / 3', paddingInlineEnd: vars.space[8] } } },
])

export const fact = style(mixins.inlineRow(8))

export const toggle = style({
  ...mixins.row(8),
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: 'transparent',
  color: vars.color.brand.text,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brand.subtle },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@container': {
    [narrow]: {
      gridColumn: 2,
      inlineSize: 'auto',
      gap: vars.space[4],
      paddingInline: vars.space[8],
      borderBlockStart: 0,
      fontSize: vars.type.size[14],
    },
  },
  // Without script it could not open anything.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const toggleBelow = style([
  toggle,
  { '@container': { [narrow]: { gridColumn: '1 / 3', gridRow: 3 } } },
])

export const details = style({
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@container': { [wide]: { paddingInline: vars.space[24] } },
})
