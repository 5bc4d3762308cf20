import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const layout = style({
  ...mixins.column(24),
  '@media': {
    [from.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: vars.space[48] },
  },
})

/** A row to swipe through on a phone, a column beside the page on a desktop. */
export const menu = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  '@media': { [from.desktop]: { flexDirection: 'column', overflowX: 'visible' } },
})

export const menuLink = style({
  ...mixins.row(8),
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-current]': {
      background: vars.color.brand.subtle,
      color: vars.color.brand.text,
      fontWeight: vars.type.weight.semibold,
    },
  },
})

export const column = style({
  display: 'grid',
  // Rows of tabs inside scroll by themselves, not the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignContent: 'start',
  minInlineSize: 0,
})

/** A page's title, and what the page is for. */
export const head = style({ ...mixins.stack(8), overflowWrap: 'anywhere' })
export const lead = style({ color: vars.color.text.muted, maxInlineSize: '44rem' })

export const list = style({
  ...mixins.column(16),
  ...mixins.bareList,
})

export const rows = style({
  ...mixins.column(8),
  margin: 0,
})

export const row = style({
  ...mixins.wrap(8),
  justifyContent: 'space-between',
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})

export const term = style({ color: vars.color.text.muted })
/** On its own line below the value that it explains. */
export const meaning = style({
  flexBasis: '100%',
  margin: 0,
  textAlign: 'end',
  color: vars.color.text.muted,
})
/** Beside its term, in as many lines as it takes; below it where not even its longest word has room. */
export const value = style({
  flex: '1 1 0',
  maxInlineSize: '100%',
  margin: 0,
  textAlign: 'end',
  fontWeight: vars.type.weight.medium,
  overflowWrap: 'break-word',
})

/** Only the receipt itself is printed. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } })

// ---- how others check the booking
export const check = style({
  ...mixins.wrappingRow(24),
  '@media': { print: { breakInside: 'avoid' } },
})
export const checkCode = style({
  flex: 'none',
  inlineSize: '8.5rem',
  blockSize: '8.5rem',
  background: vars.color.surface.card,
  fill: vars.color.text.default,
  forcedColorAdjust: 'none',
  borderRadius: vars.radius.control,
})
export const checkWords = style({
  flex: '1 1 16rem',
  ...mixins.stack(8),
  maxInlineSize: '36rem',
  overflowWrap: 'anywhere',
})

export const seller = style({
  display: 'none',
  '@media': {
    print: {
      ...mixins.stack(4),
      paddingBlockStart: vars.space[16],
      borderBlockStart: `2px dashed ${vars.color.brand.solid}`,
    },
  },
})

export const sides = style({
  ...mixins.column(24),
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
