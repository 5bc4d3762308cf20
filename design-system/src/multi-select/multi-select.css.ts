import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const anchor = style({ position: 'relative', minInlineSize: 0 })

/** Only useful with script: without it check boxes take its place. */
export { scripted } from '../tokens/scripting.css.ts'
export const unscripted = style({
  ...mixins.bareGroup,
  minInlineSize: 0,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

export const box = style({
  ...mixins.wrappingRow(4),
  minBlockSize: '48px',
  paddingBlock: '3px',
  paddingInlineStart: '6px',
  paddingInlineEnd: '40px',
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  cursor: 'text',
  selectors: {
    '&:has(input:focus)': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '1px',
      borderColor: vars.color.border.focus,
    },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.critical.border,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical.border}`,
    },
    '&:has(input:disabled)': {
      background: vars.color.surface.sunken,
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
  },
})

export const chips = style({ display: 'contents', listStyle: 'none' })

/** A ticket stub for each choice. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: vars.color.brand.subtle,
  color: vars.color.text.default,
  fontWeight: vars.type.weight.medium,
  lineHeight: vars.type.leading.snug,
  selectors: {
    '&:has(button:disabled)': {
      borderColor: vars.color.border.subtle,
      background: 'transparent',
      color: vars.color.text.muted,
    },
  },
})
export const chipText = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const remove = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  // Looks small, but the finger still gets 44 px.
  '::after': { content: '', position: 'absolute', inset: '-4px' },
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surface.card },
    '&:disabled': { cursor: 'not-allowed' },
  },
})

export const input = style({
  // Little of it beside chips, so that it does not take a row of its own; all of the row when alone.
  flex: '1 1 3rem',
  minInlineSize: 0,
  minBlockSize: '38px',
  paddingInline: '6px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // Under 16 px a phone zooms into the field.
  fontSize: `max(16px, ${vars.type.size[16]})`,
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
})

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlockStart: '14px',
  pointerEvents: 'none',
  color: vars.color.text.muted,
})

export const option = style({
  ...mixins.row(12),
  minBlockSize: '48px',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[16],
  cursor: 'pointer',
  selectors: {
    '&[data-active]': {
      background: vars.color.brand.subtle,
      // Backgrounds vanish in forced colours; an outline does not.
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '-2px',
    },
    '&[aria-selected="true"]': { fontWeight: vars.type.weight.semibold },
    '&[aria-disabled="true"]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
})

/** The place of the tick, so that words do not move when it comes. */
export const tick = style({
  flex: 'none',
  inlineSize: '1.25rem',
  color: vars.color.brand.text,
})
