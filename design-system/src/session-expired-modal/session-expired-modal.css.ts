import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const note = style({ margin: 0, marginBlockEnd: vars.space[16] })
