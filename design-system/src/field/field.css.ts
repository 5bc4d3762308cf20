import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const frame = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  alignContent: 'start',
})

export const mark = style({ color: vars.color.text.muted, fontWeight: vars.type.weight.regular })

export const hint = style({
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
  color: vars.color.text.muted,
})

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.medium,
  lineHeight: vars.type.leading.snug,
  color: vars.color.critical.text,
})

/** The box that a person types in: shared by inputs, selects, comboboxes and date fields. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  font: 'inherit',
  // Never under 16 px: smaller makes a phone zoom into the field.
  fontSize: vars.type.size[16],
  lineHeight: vars.type.leading.body,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
  // A file is chosen by a button of ours, and what was chosen stands beside it.
  '::file-selector-button': {
    minBlockSize: '28px',
    marginInlineEnd: vars.space[8],
    paddingBlock: 0,
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.brand.subtle,
    color: vars.color.brand.text,
    font: 'inherit',
    fontSize: vars.type.size[14],
    fontWeight: vars.type.weight.semibold,
    cursor: 'pointer',
  },
  ':hover': { borderColor: vars.color.text.default },
  ':disabled': {
    background: vars.color.surface.sunken,
    color: vars.color.text.muted,
    cursor: 'not-allowed',
    // Browsers also fade a select, unlike other fields.
    opacity: 1,
  },
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '1px',
      borderColor: vars.color.border.focus,
    },
    // To be read and copied, not to be typed into.
    '&[readonly]': { background: vars.color.surface.sunken },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.critical.border,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical.border}`,
    },
  },
})

/** Grows with its text where the browser can, and by hand elsewhere. */
export const area = style([
  input,
  { resize: 'vertical', overflowWrap: 'anywhere', fieldSizing: 'content' },
])

/** Holds the input and what stands inside its edge. */
export const box = style({ position: 'relative', display: 'grid' })

export const selectInput = style([
  input,
  { appearance: 'none', paddingInlineEnd: '40px', cursor: 'pointer', textOverflow: 'ellipsis' },
])

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlockStart: 0,
  blockSize: '100%',
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.text.muted,
})

export const withReveal = style([input, { paddingInlineEnd: '52px' }])

export const reveal = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
})

export const group = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  scrollMarginBlockStart: '88px',
  ':focus': { outlineOffset: '4px' },
})
export const groupBody = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
})
