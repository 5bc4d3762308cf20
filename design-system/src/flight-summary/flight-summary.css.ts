import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '../tokens/index.ts'
import { hiddenBox } from '../visually-hidden/hidden-box.ts'

export const panel = style({
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const summary = style({
  ...mixins.wrappingRow(8),
  columnGap: vars.space[24],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

export const codes = style({
  ...mixins.inlineRow(8),
  ...mixins.text(22, 'bold'),
  letterSpacing: '0.04em',
  lineHeight: vars.type.leading.tight,
})

export const fact = style({
  ...mixins.inlineRow(8),
  fontSize: vars.type.size[14],
})

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  marginInlineStart: 'auto',
  color: vars.color.brand.text,
  fontWeight: vars.type.weight.semibold,
})

export const whenOpen = style({ display: 'none' })
export const whenClosed = style({})
globalStyle(`details[open] > summary ${whenOpen}`, { display: 'inline' })
globalStyle(`details[open] > summary ${whenClosed}`, { display: 'none' })

export const content = style({
  padding: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

const phone = 'screen and (max-width: 767.98px)'

// On a phone a line without a card of its own: the page says where it stands.
export const bar = style([
  panel,
  {
    ...mixins.wrappingRow(8),
    columnGap: vars.space[24],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    '@media': {
      [phone]: {
        columnGap: vars.space[8],
        padding: 0,
        background: 'none',
        boxShadow: 'none',
        borderRadius: 0,
      },
    },
  },
])

/** The facts of the bar: side by side, on a phone in two short lines. */
export const barFacts = style({
  display: 'contents',
  '@media': {
    [phone]: {
      flex: '1 1 0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[8],
      lineHeight: vars.type.leading.snug,
    },
  },
})

globalStyle(`${barFacts} ${codes}`, {
  '@media': { [phone]: { gap: vars.space[4], fontSize: vars.type.size[18] } },
})
globalStyle(`${barFacts} ${fact}`, { '@media': { [phone]: { gap: vars.space[4] } } })

/** After who flies, on a line of its own. */
export const dates = style({
  selectors: {
    [`${barFacts} &`]: { '@media': { [phone]: { order: 1, flexBasis: '100%' } } },
  },
})
globalStyle(`${barFacts} ${dates} > svg`, { '@media': { [phone]: { display: 'none' } } })

/** In words where there is room, else for screen readers only. */
export const longFact = style({
  selectors: {
    [`${barFacts} &`]: {
      '@media': {
        [phone]: hiddenBox,
      },
    },
  },
})

export const shortFact = style({
  display: 'none',
  selectors: { [`${barFacts} &`]: { '@media': { [phone]: { display: 'inline' } } } },
})

export const editWords = style({
  '@media': {
    [phone]: hiddenBox,
  },
})

export const edit = style({ marginInlineStart: 'auto' })
export const editor = style({ flexBasis: '100%' })
