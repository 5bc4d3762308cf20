import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

/** Deep in every theme, so that one never takes the desk for the shop; a stitch hems it. */
export const bar = style({
  background: vars.color.surface.masthead,
  color: vars.color.text.onMasthead,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.accent.solid} 0 8px, transparent 8px 14px)`,
  backgroundPosition: 'bottom',
  backgroundSize: '100% 2px',
  backgroundRepeat: 'no-repeat',
  '@media': { print: { display: 'none' } },
})

export const inBar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"tabs who" "search search"',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  '@media': {
    [from.tablet]: { paddingInline: vars.space[24] },
    [from.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"tabs search who"',
      columnGap: vars.space[24],
    },
  },
})

export const tabs = style({
  gridArea: 'tabs',
  display: 'flex',
  gap: vars.space[4],
  // The words, and not their touch targets, stand at the edge of the page.
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontWeight: vars.type.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&:focus-visible': { outlineColor: vars.color.accent.solid },
    '&[aria-current]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'dashed',
      textDecorationColor: vars.color.accent.solid,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
})

export const search = style({
  gridArea: 'search',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
})

export const who = style({
  gridArea: 'who',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  minInlineSize: 0,
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
})
export const name = style({ fontWeight: vars.type.weight.semibold, overflowWrap: 'anywhere' })
export const role = style({ color: vars.color.accent.solid })

/** Calm: little above and below, and one column whose parts stand close. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignContent: 'start',
  paddingBlock: vars.space[16],
  '@media': { [from.tablet]: { paddingBlock: vars.space[24] } },
})

export const title = style({
  fontSize: vars.type.size[22],
  lineHeight: vars.type.leading.snug,
  fontWeight: vars.type.weight.bold,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const small = style({ fontSize: vars.type.size[14], color: vars.color.text.muted })

// ---- which keys there are
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  '@media': { print: { display: 'none' } },
})
export const keyList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  margin: 0,
})
export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })
export const effect = style({ margin: 0 })
export const cap = style({
  display: 'inline-block',
  minInlineSize: '1.75em',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.tight,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  textAlign: 'center',
  color: vars.color.text.default,
})

// ---- finding
export const head = style({ display: 'grid', gap: vars.space[4] })
export const code = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** A word of a badge is not broken where its column is narrow. */
export const badge = style({ whiteSpace: 'nowrap' })
export const lines = style({ display: 'inline-grid', gap: vars.space[2] })
export const lead = style({ maxInlineSize: '44rem' })
export const examples = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
})
export const example = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [from.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: vars.space[16] } },
})
export const term = style({ color: vars.color.text.muted })
export const detail = style({ margin: 0, overflowWrap: 'anywhere' })

export const partTitle = style({
  fontSize: vars.type.size[16],
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.snug,
  ':focus': { outline: 'none' },
})
export const saved = style({ display: 'grid', gap: vars.space[8] })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[12],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.card,
  overflowWrap: 'anywhere',
})
export const save = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[8],
})

/** Fields beside each other that choose what a table shows. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 12rem), 1fr))`,
  alignItems: 'end',
  gap: vars.space[12],
})

export const filterActs = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })
