// Written by npm run figma.

import figma from '@figma/code-connect'

import { FareTable, StackedTable } from '@jatra/design-system/fare-table'

figma.connect(FareTable, '<FIGMA_FARE_TABLE>', {
  props: {
    caption: figma.string('caption'),
    total: figma.string('total'),
    totalLabel: figma.string('totalLabel'),
  },
  example: ({ caption, total, totalLabel }) => (
    <FareTable caption={caption} total={total} totalLabel={totalLabel} rows={rows} />
  ),
})

figma.connect(StackedTable, '<FIGMA_STACKED_TABLE>', {
  props: { caption: figma.string('caption') },
  example: ({ caption }) => <StackedTable caption={caption} columns={columns} rows={rows} />,
})
