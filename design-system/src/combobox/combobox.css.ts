import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const anchor = style({ position: 'relative' })
export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  font: 'inherit',
  // Under 16 px a phone zooms into the field.
  fontSize: `max(16px, ${vars.type.size[16]})`,
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.critical.border } },
})

export const clearableInput = style([input, { paddingInlineEnd: vars.size.touch }])

export const clear = style({ position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0 })
