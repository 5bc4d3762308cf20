import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const form = style({ display: 'grid', gap: vars.space[16], maxInlineSize: '28rem' })

export const actions = style(mixins.wrappingRow(16))
