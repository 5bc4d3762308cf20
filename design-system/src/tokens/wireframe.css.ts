import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import { wireframe } from './wireframe.ts'

globalStyle(':root[data-theme="wireframe"]', {
  vars: assignVars(vars, wireframe),
  colorScheme: 'light',
})
