import { style } from '@vanilla-extract/css'
import { popupClass } from '../overlay-stack/index.ts'
import { vars } from '../tokens/index.ts'

export const tip = style([
  popupClass,
  {
    maxInlineSize: 'min(18rem, calc(100vw - 16px))',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    borderColor: 'transparent',
    borderRadius: vars.radius.control,
    background: vars.color.surface.inverse,
    color: vars.color.text.onInverse,
    fontSize: vars.type.size[14],
    lineHeight: vars.type.leading.snug,
    // The way from the trigger to the words is part of the words: the pointer can move onto them.
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `-${vars.space[8]}`,
      zIndex: -1,
    },
  },
])
