import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@jatra/design-system/tokens'

/** As narrow and as plain as the page it stands for. */
export const page = style({
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[48],
})

globalStyle(`${page} dl`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space[4]} ${vars.space[16]}`,
})

globalStyle(`${page} form`, { display: 'grid', gap: vars.space[12] })

globalStyle(`${page} button`, { minBlockSize: '3rem', fontWeight: vars.type.weight.bold })
