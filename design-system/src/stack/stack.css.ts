import { recipe } from '@vanilla-extract/recipes'
import { upTo, vars } from '../tokens/index.ts'

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

/** Reckoned with the widest gap, which is right for the others too: no more columns fit than were asked for. */
const columns = (most: number, least: string) => ({
  gridTemplateColumns: upTo(most, least, vars.space[48]),
})

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    gap,
    columns: { 2: columns(2, '16rem'), 3: columns(3, '16rem'), 4: columns(4, '12rem') },
  },
})
