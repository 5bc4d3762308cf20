// Written by npm run figma.

import figma from '@figma/code-connect'

import { PriceSummary } from '@jatra/design-system/price-summary'

figma.connect(PriceSummary, '<FIGMA_PRICE_SUMMARY>', {
  props: {
    action: figma.instance('action'),
    bar: figma.boolean('bar'),
    barLabel: figma.string('barLabel'),
    heading: figma.string('heading'),
    note: figma.string('note'),
    total: figma.string('total'),
    totalLabel: figma.string('totalLabel'),
  },
  example: ({ action, bar, barLabel, heading, note, total, totalLabel }) => (
    <PriceSummary
      action={action}
      bar={bar}
      barLabel={barLabel}
      heading={heading}
      note={note}
      total={total}
      totalLabel={totalLabel}
      lines={lines}
    />
  ),
})
