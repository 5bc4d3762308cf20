import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

/** What to bring, folded away at first. */
export const requiredDocuments = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  border: `2px dashed ${vars.color.accent.stitch}`,
  background: vars.color.surface.card,
})
export const requiredDocumentsTitle = style({
  ...mixins.row(8),
  minBlockSize: vars.size.touch,
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
  '::before': {
    content: "'+' / ''",
    inlineSize: '1em',
    color: vars.color.brand.text,
    fontWeight: vars.type.weight.heavy,
  },
  selectors: { 'details[open] > &::before': { content: "'\u2212' / ''" } },
})
export const requiredDocumentsList = style({
  ...mixins.stack(8),
  paddingInlineStart: vars.space[24],
  marginBlock: `${vars.space[8]} ${vars.space[12]}`,
  overflowWrap: 'anywhere',
})

/** One field after another. */
export const slots = style({ ...mixins.stack(24), marginBlock: vars.space[12] })

/** Uploading needs script; without it the other line says so. */
export const scripted = style({
  ...mixins.stack(16),
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const scriptless = style({
  color: vars.color.text.muted,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

export const consent = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  ...mixins.small,
})
export const consentIcon = style({ color: vars.color.brand.text })
