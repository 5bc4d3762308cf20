import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { mixins, vars } from '../tokens/index.ts'

const solid = (background: string, hover: string, color: string) => ({
  background,
  color,
  selectors: { '&:hover:not([aria-disabled="true"], :disabled)': { background: hover } },
})

const { solid: fill, solidHover, onSolid } = vars.color.action
const action = solid(fill, solidHover, onSolid)
const brand = solid(vars.color.brand.solid, vars.color.brand.solidHover, vars.color.brand.onSolid)

export const button = recipe({
  base: {
    position: 'relative',
    ...mixins.inlineRow(8),
    justifyContent: 'center',
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    paddingBlock: vars.space[8],
    paddingInline: '20px',
    // A transparent border becomes the outline of the button in forced colours.
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    font: 'inherit',
    fontWeight: vars.type.weight.semibold,
    lineHeight: vars.type.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(1px)' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': {
        background: vars.color.surface.sunken,
        color: vars.color.text.muted,
        borderColor: vars.color.border.subtle,
        boxShadow: 'none',
      },
    },
  },
  variants: {
    variant: {
      primary: action,
      danger: action,
      secondary: {
        background: vars.color.surface.card,
        color: vars.color.brand.text,
        borderColor: vars.color.border.control,
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': {
            background: vars.color.brand.subtle,
            borderColor: vars.color.brand.text,
          },
        },
      },
      ghost: {
        background: 'transparent',
        color: vars.color.brand.text,
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': { background: vars.color.brand.subtle },
          '&:disabled': { background: 'transparent', borderColor: 'transparent' },
        },
      },
    },
    tone: { action: {}, brand: {} },
    size: {
      medium: { fontSize: vars.type.size[16] },
      small: {
        fontSize: vars.type.size[14],
        minBlockSize: '36px',
        paddingBlock: vars.space[4],
        paddingInline: vars.space[12],
        // Looks small, but the finger still gets 44 px.
        '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-6px' },
      },
    },
    fullWidth: { true: { inlineSize: '100%' } },
    iconOnly: { true: { paddingInline: 0, inlineSize: vars.size.touch, flex: 'none' } },
  },
  compoundVariants: [
    { variants: { variant: 'primary', tone: 'brand' }, style: brand },
    {
      variants: { iconOnly: true, size: 'small' },
      style: { inlineSize: '36px', minInlineSize: '36px' },
    },
  ],
})

/** While loading the words stay in the layout, so the width does not change. */
export const content = recipe({
  base: {
    ...mixins.inlineRow(8),
    justifyContent: 'center',
  },
  variants: { hidden: { true: { opacity: 0 } } },
})

const run = keyframes({ to: { transform: 'rotate(1turn)' } })

export const busy = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '2.5px dashed currentColor',
  borderRadius: vars.radius.pill,
  animation: `${run} 1.6s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
