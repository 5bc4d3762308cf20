import { style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[16],
  marginBlockEnd: vars.space[32],
})

export const box = style({
  margin: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.resting,
})

export const caption = style({
  padding: vars.space[12],
  fontFamily: vars.font.body,
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})

export const heroBanner = style({ blockSize: '520px' })
export const phoneHero = style({ blockSize: '560px', maxInlineSize: '360px' })
export const wideBanner = style({ blockSize: '280px' })
