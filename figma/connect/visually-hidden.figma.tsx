// Written by npm run figma.

import figma from '@figma/code-connect'

import { VisuallyHidden } from '@jatra/design-system/visually-hidden'

figma.connect(VisuallyHidden, '<FIGMA_VISUALLY_HIDDEN>', {
  example: () => <VisuallyHidden />,
})
