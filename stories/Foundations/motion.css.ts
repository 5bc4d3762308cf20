import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

export const use = style({ color: vars.color.text.muted })

export const track = style({
  containerType: 'inline-size',
  borderBlockEnd: `3px dashed ${vars.color.accent.stitch}`,
  paddingBlockEnd: vars.space[4],
})
export const runner = style({
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.brand.solid,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&[data-there]': { transform: 'translateX(calc(100cqi - 2.5rem))' },
    '[dir="rtl"] &[data-there]': { transform: 'translateX(calc(2.5rem - 100cqi))' },
  },
})

export const curve = style({ inlineSize: '7rem', blockSize: '7rem' })
globalStyle(`${curve} path`, { fill: 'none', stroke: vars.color.brand.text, strokeWidth: 3 })
