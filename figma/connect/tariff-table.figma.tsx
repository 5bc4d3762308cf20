// Written by npm run figma.

import figma from '@figma/code-connect'

import { TariffTable } from '@jatra/design-system/tariff-table'

figma.connect(TariffTable, '<FIGMA_TARIFF_TABLE>', {
  props: {
    caption: figma.string('caption'),
    total: figma.string('total'),
    totalLabel: figma.string('totalLabel'),
  },
  example: ({ caption, total, totalLabel }) => (
    <TariffTable caption={caption} total={total} totalLabel={totalLabel} rows={rows} />
  ),
})
