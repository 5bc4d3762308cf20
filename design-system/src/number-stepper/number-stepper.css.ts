import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const row = style({
  ...mixins.lines(16, 4),
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const words = style({ display: 'grid', flex: '1 1 6.5rem', minInlineSize: 0 })

export const label = style({ fontWeight: vars.type.weight.semibold })

export const hint = style(mixins.small)

export const error = style({
  display: 'flex',
  gap: vars.space[4],
  flexBasis: '100%',
  ...mixins.text(14, 'medium'),
  color: vars.color.critical.text,
})

export const controls = style({ display: 'inline-flex', alignItems: 'center' })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.card,
  color: vars.color.brand.text,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.brand.subtle },
    '&[aria-disabled="true"]': {
      cursor: 'not-allowed',
      color: vars.color.text.muted,
      borderStyle: 'dashed',
    },
  },
})

export const number = style({
  inlineSize: '2.5rem',
  minBlockSize: vars.size.touch,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  ...mixins.text(18, 'bold'),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
  '::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
})
