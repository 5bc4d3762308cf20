// Written by npm run figma.

import figma from '@figma/code-connect'

import { PriceIncludes } from '@jatra/design-system/price-includes'

figma.connect(PriceIncludes, '<FIGMA_PRICE_INCLUDES>', {
  props: {
    heading: figma.string('heading'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3, '4': 4 }),
  },
  example: ({ heading, headingLevel }) => (
    <PriceIncludes heading={heading} headingLevel={headingLevel} />
  ),
})
