// Written by npm run figma.

import figma from '@figma/code-connect'

import { BaggageTable } from '@jatra/design-system/baggage-table'

figma.connect(BaggageTable, '<FIGMA_BAGGAGE_TABLE>', {
  props: { caption: figma.string('caption'), notIncluded: figma.string('notIncluded') },
  example: ({ caption, notIncluded }) => (
    <BaggageTable caption={caption} notIncluded={notIncluded} rows={rows} />
  ),
})
