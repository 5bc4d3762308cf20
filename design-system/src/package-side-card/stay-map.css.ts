import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const map = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const grid = style({
  stroke: vars.color.border.subtle,
  strokeWidth: 1,
  fill: 'none',
})

export const route = style({
  stroke: vars.color.accent.stitch,
  strokeWidth: 3,
  strokeDasharray: '8 6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
})

export const home = style({
  fill: vars.color.surface.card,
  stroke: vars.color.brand.solid,
  strokeWidth: 3,
})

export const pin = style({ fill: vars.color.brand.solid })

const lettering = style({ fontFamily: 'inherit', fontSize: vars.type.size[14] })

export const number = style([
  lettering,
  { fill: vars.color.brand.onSolid, fontWeight: vars.type.weight.bold },
])

export const word = style([lettering, { fill: vars.color.text.muted }])

export const north = style({
  stroke: vars.color.text.muted,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
})
