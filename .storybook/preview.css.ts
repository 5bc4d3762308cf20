import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../design-system/src/tokens/index.ts'

// The canvas is the page of the product, in whichever theme the toolbar asks for.
globalStyle('body.sb-show-main, .docs-story', {
  background: vars.color.surface.page,
  color: vars.color.text.default,
})
