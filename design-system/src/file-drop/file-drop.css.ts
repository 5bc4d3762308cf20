import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const stack = style({ ...mixins.stack(12), minInlineSize: 0 })

/** Stitched around its edge, like a patch that waits to be sewn on. */
export const zone = style({
  position: 'relative',
  ...mixins.stack(4),
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '96px',
  padding: vars.space[16],
  border: `2px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.brand.solid, background: vars.color.brand.subtle },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.brand.solid,
      background: vars.color.brand.subtle,
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.critical.border },
    '&:has(:disabled)': {
      background: vars.color.surface.sunken,
      color: vars.color.text.muted,
    },
  },
})
export const add = style({
  ...mixins.inlineRow(8),
  fontWeight: vars.type.weight.bold,
  color: vars.color.brand.text,
})
export const drop = style({
  ...mixins.small,
  // A finger drops nothing.
  '@media': { '(hover: none)': { display: 'none' } },
})

// Covers the zone: the browser's own button, and its own drop. Without script it shows itself,
// because then nothing else would say what was chosen.
export const input = style({
  ...mixins.cover,
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  ':disabled': { cursor: 'not-allowed' },
  '@media': {
    '(scripting: none)': { position: 'static', blockSize: 'auto', opacity: 1, fontSize: '1rem' },
  },
})

export const empty = style(mixins.small)

export const files = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  ...mixins.bareList,
})

export const file = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  selectors: { '&[data-failed]': { borderColor: vars.color.critical.border } },
})
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
})
export const facts = style({
  ...mixins.stack(4),
  alignContent: 'start',
  padding: vars.space[8],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: vars.type.weight.medium })
export const size = style({ color: vars.color.text.muted })
export const remove = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
})
export const bar = style({
  inlineSize: '100%',
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const uploadedPart = style({
  blockSize: '100%',
  background: vars.color.brand.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
export const done = style({
  ...mixins.row(4),
  color: vars.color.positive.text,
})
export const failed = style({
  display: 'flex',
  gap: vars.space[4],
  color: vars.color.critical.text,
  fontWeight: vars.type.weight.medium,
})
export const problems = style({
  ...mixins.stack(4),
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
})
