import { style } from '@vanilla-extract/css'
import { popupClass } from '../overlay-stack/index.ts'
import { vars } from '../tokens/index.ts'

export const panel = style([
  popupClass,
  {
    minInlineSize: `min(12rem, 100vw - ${vars.space[16]})`,
    maxBlockSize: '60dvb',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[16],
  },
])
