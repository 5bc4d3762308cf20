import { style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'

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

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
})

export const heading = style({
  margin: 0,
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.bold,
})

export const form = style({ display: 'grid', gap: vars.space[16] })

export const group = style({
  border: 0,
  margin: 0,
  minInlineSize: 0,
  padding: 0,
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
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  clear: 'both',
})

export const input = style({
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  flexShrink: 0,
  accentColor: vars.color.brand.solid,
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const count = style({
  color: vars.color.text.muted,
  fontSize: vars.type.size[14],
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
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})

export const value = style({
  display: 'block',
  clear: 'both',
  fontWeight: vars.type.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
