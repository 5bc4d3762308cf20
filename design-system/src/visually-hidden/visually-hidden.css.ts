import { style } from '@vanilla-extract/css'
import { hiddenBox } from './hidden-box.ts'

export const hidden = style(hiddenBox)
