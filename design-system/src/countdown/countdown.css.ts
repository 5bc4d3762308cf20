import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'
import { hiddenBox } from '../visually-hidden/hidden-box.ts'

const phone = 'screen and (max-width: 767.98px)'

export const countdown = recipe({
  base: {
    ...mixins.wrappingRow(8),
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    border: '1px dashed',
    borderRadius: vars.radius.control,
    margin: 0,
    lineHeight: vars.type.leading.snug,
  },
  variants: {
    inLine: {
      true: {
        '@media': {
          [phone]: {
            flexWrap: 'nowrap',
            gap: vars.space[4],
            minBlockSize: '36px',
            paddingBlock: 0,
            paddingInline: vars.space[8],
          },
        },
      },
    },
    mood: {
      calm: {
        background: vars.color.brand.subtle,
        color: vars.color.brand.text,
        borderColor: vars.color.brand.text,
      },
      urgent: {
        background: vars.color.warning.subtle,
        color: vars.color.warning.text,
        // A solid inner edge, so that nothing moves when the state changes.
        borderStyle: 'solid',
        boxShadow: `inset 0 0 0 1px ${vars.color.warning.border}`,
        borderColor: vars.color.warning.border,
      },
      expired: {
        background: vars.color.critical.subtle,
        color: vars.color.critical.text,
        // A solid inner edge, so that nothing moves when the state changes.
        borderStyle: 'solid',
        boxShadow: `inset 0 0 0 1px ${vars.color.critical.border}`,
        borderColor: vars.color.critical.border,
      },
    },
  },
})

export const label = style({
  flex: 1,
  minInlineSize: '8rem',
  color: vars.color.text.default,
  fontSize: vars.type.size[14],
})

export const face = style({
  marginInlineStart: 'auto',
  ...mixins.text(22, 'bold'),
  fontVariantNumeric: 'tabular-nums',
})

export const labelInLine = style([
  label,
  {
    '@media': {
      [phone]: hiddenBox,
    },
  },
])

export const faceInLine = style([face, { '@media': { [phone]: { fontSize: vars.type.size[16] } } }])
