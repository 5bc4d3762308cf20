import { style } from '@vanilla-extract/css'
import { icon } from '../icon/icon.css.ts'
import { mixins, vars } from '../tokens/index.ts'

export const heading = style({
  ...mixins.text(18, 'bold'),
  marginBlockEnd: vars.space[12],
})

export const row = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4.25rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
})

export const service = style({
  ...mixins.stack(4),
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  ...mixins.text(14, 'semibold'),
  lineHeight: vars.type.leading.snug,
  selectors: {
    '&[data-greyed]': { color: vars.color.text.muted, fontWeight: vars.type.weight.regular },
  },
})

/** What is included is sewn on; what is not is only pricked out. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.card,
  border: `1.5px solid ${vars.color.brand.solid}`,
  background: vars.color.brand.subtle,
  color: vars.color.brand.text,
  selectors: {
    [`${service}[data-greyed] &`]: {
      border: `1.5px dashed ${vars.color.border.control}`,
      background: 'transparent',
      color: vars.color.text.muted,
    },
  },
})

export const sign = icon({ size: 24 })
