import { style } from '@vanilla-extract/css'

/** On what only works with script: without it, it is not there, whatever its own style says. */
export const scripted = style({
  '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } },
})
