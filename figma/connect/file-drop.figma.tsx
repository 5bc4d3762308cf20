// Written by npm run figma.

import figma from '@figma/code-connect'

import { FileDrop } from '@jatra/design-system/file-drop'

figma.connect(FileDrop, '<FIGMA_FILE_DROP>', {
  example: () => <FileDrop />,
})
