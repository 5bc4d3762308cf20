import { recipe } from '@vanilla-extract/recipes'
import { from, vars } from '../tokens/index.ts'

const gap = {
  4: { gap: vars.space[4] },
  8: { gap: vars.space[8] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
  24: { gap: vars.space[24] },
  32: { gap: vars.space[32] },
  48: { gap: vars.space[48] },
}

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      stretch: {},
    },
  },
})

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 },
  variants: {
    gap,
    align: {
      start: { alignItems: 'flex-start' },
      center: {},
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
      center: { justifyContent: 'center' },
    },
    nowrap: { true: { flexWrap: 'nowrap' } },
  },
})

export const grid = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    gap,
    columns: {
      2: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      3: {
        '@media': {
          [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
      4: {
        '@media': {
          [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
  },
})
