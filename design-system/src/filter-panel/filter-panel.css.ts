import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '../tokens/index.ts'
import { hiddenBox } from '../visually-hidden/hidden-box.ts'

/** In place on a desktop; on a phone it opens in a sheet, or in place by its anchor without script. */
export const aside = style({
  display: 'none',
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  padding: vars.space[24],
  selectors: { '&:target': { display: 'block', marginBlockStart: vars.space[12] } },
  '@media': {
    [from.desktop]: { display: 'block' },
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const opener = style({ '@media': { [from.desktop]: { display: 'none' } } })

/** On a phone the button and chips are a row that scrolls past the edge of the screen. */
export const chipRow = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // To the edges of the page, with room for the focus ring.
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: vars.space[16],
  marginBlock: '-3px',
  paddingBlock: '3px',
  '@media': { [from.desktop]: { display: 'none' } },
})

/** With script the icon and the chips beside it say it. */
export const openerWords = style({
  '@media': {
    '(scripting: enabled)': hiddenBox,
  },
})

export const chipForm = style({
  display: 'flex',
  gap: vars.space[8],
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const chipGroup = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[8],
  ...mixins.bareGroup,
  minInlineSize: 0,
})

export const chip = style({
  position: 'relative',
  ...mixins.inlineRow(4),
  flex: 'none',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.card,
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.tight,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.brand.subtle,
      borderColor: vars.color.brand.solid,
      // An inner edge, so that nothing moves when it is chosen.
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
      color: vars.color.brand.text,
      fontWeight: vars.type.weight.semibold,
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.border.focus}`,
      outlineOffset: '-1px',
    },
  },
})

/** Two lines: the order, and what comes first in it. */
export const sortChip = style([
  chip,
  {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 0,
    borderRadius: vars.radius.control,
  },
])

export const chipDetail = style({
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const chipInput = style({
  ...mixins.cover,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const chipTick = style({
  display: 'none',
  selectors: { [`${chip}:has(:checked) > &`]: { display: 'inline-flex' } },
})

export const head = style({
  ...mixins.row(16),
  justifyContent: 'space-between',
})

export const heading = style({
  margin: 0,
  ...mixins.text(18, 'bold'),
})

export const form = style(mixins.stack(16))

export const group = style({
  ...mixins.bareGroup,
  minInlineSize: 0,
  paddingBlockStart: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})

export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  fontWeight: vars.type.weight.bold,
})

export const choice = style({
  ...mixins.row(12),
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  clear: 'both',
})

export const input = style({
  inlineSize: 24,
  blockSize: 24,
  margin: 0,
  flexShrink: 0,
  accentColor: vars.color.brand.solid,
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const count = style({
  ...mixins.small,
  fontVariantNumeric: 'tabular-nums',
})

export const none = style({ color: vars.color.text.muted })

export const range = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  margin: 0,
  accentColor: vars.color.brand.solid,
  cursor: 'pointer',
})

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  ...mixins.small,
})

export const value = style({
  display: 'block',
  clear: 'both',
  fontWeight: vars.type.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
