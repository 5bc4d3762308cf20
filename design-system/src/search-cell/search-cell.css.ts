import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

const { color, space, type, radius, motion } = vars

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
})

export const box = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  inlineSize: '100%',
  minBlockSize: '6.25rem',
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.card,
  color: color.text.default,
  textAlign: 'start',
  font: 'inherit',
  cursor: 'text',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.brand.subtle },
  selectors: {
    '&:focus-within, &:focus-visible': {
      background: color.surface.card,
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '-1px',
      zIndex: 1,
    },
    '&[data-invalid]': { borderColor: color.critical.border, borderWidth: '2px' },
  },
})

export const pressable = style({ cursor: 'pointer' })

export const label = style({
  fontSize: type.size[14],
  lineHeight: type.leading.snug,
  fontWeight: type.weight.medium,
  color: color.text.muted,
})

/** The big line: what was chosen. */
export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  minInlineSize: 0,
  blockSize: '2.5rem',
  fontSize: type.size[22],
  lineHeight: '2.5rem',
  fontWeight: type.weight.bold,
})
/** A value of words, which takes two lines where the text is large. */
export const words = style([
  value,
  {
    alignItems: 'center',
    blockSize: 'auto',
    minBlockSize: '2.5rem',
    lineHeight: '1.75rem',
  },
])

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  ...mixins.bareGroup,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.text.muted, fontWeight: type.weight.medium, opacity: 1 },
})

export const note = style({
  // Holds what is visually hidden in it: that would be cut off nowhere else and widen the page.
  position: 'relative',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minBlockSize: '1.3em',
  fontSize: type.size[14],
  lineHeight: type.leading.snug,
  color: color.text.muted,
})

export const message = style({
  display: 'flex',
  gap: space[4],
  fontSize: type.size[14],
  lineHeight: type.leading.snug,
  color: color.text.muted,
})
export const error = style([
  message,
  { color: color.critical.text, fontWeight: type.weight.medium },
])
globalStyle(`${error} svg`, { flex: 'none' })
