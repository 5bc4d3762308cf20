import { globalStyle, style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

/** A stamp of the country beside what is done with it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
  marginBlock: `${vars.space[16]} ${vars.space[24]}`,
  overflowWrap: 'anywhere',
})

export const picture = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '8rem',
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `2px dashed ${vars.color.accent.stitch}`,
  background: vars.color.surface.sunken,
})
globalStyle(`${picture} > svg`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
})

export const name = style({
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.semibold,
})
export const note = style({ color: vars.color.text.muted })

export const form = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[32] },
  },
})

export const steps = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 })

/** Stays in view while the form scrolls. */
export const aside = style({
  display: 'grid',
  gap: vars.space[24],
  minInlineSize: 0,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
})

/** What to bring, folded away until somebody looks it up. */
export const papers = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  border: `2px dashed ${vars.color.accent.stitch}`,
  background: vars.color.surface.card,
})
export const papersName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
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
export const paperList = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: vars.space[24],
  marginBlock: `${vars.space[8]} ${vars.space[12]}`,
  overflowWrap: 'anywhere',
})

/** Pictures are sent by script alone; without it the other line says so. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
export const scriptless = style({
  color: vars.color.text.muted,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

export const consent = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})
export const consentIcon = style({ color: vars.color.brand.text })
