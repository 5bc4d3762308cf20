import { style } from '@vanilla-extract/css'
import { mixins } from '@jatra/design-system/tokens'

export const form = style({ ...mixins.stack(16), maxInlineSize: '28rem' })

export const actions = style(mixins.wrappingRow(16))
