import { recipe } from '@vanilla-extract/recipes'

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    // In rem, so that an icon grows with the text it stands beside.
    size: {
      16: { inlineSize: '1rem', blockSize: '1rem' },
      20: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      24: { inlineSize: '1.5rem', blockSize: '1.5rem' },
    },
    directional: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
    filled: { true: { fill: 'currentColor' } },
  },
})
