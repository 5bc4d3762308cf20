// Written by npm run figma.

import figma from '@figma/code-connect'

import { Tooltip } from '@jatra/design-system/tooltip'

figma.connect(Tooltip, '<FIGMA_TOOLTIP>', {
  props: { text: figma.string('text') },
  example: ({ text }) => <Tooltip text={text}>{children}</Tooltip>,
})
