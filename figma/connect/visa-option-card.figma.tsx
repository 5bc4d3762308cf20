// Written by npm run figma.

import figma from '@figma/code-connect'

import { VisaOptionCard } from '@jatra/design-system/visa-option-card'

figma.connect(VisaOptionCard, '<FIGMA_VISA_OPTION_CARD>', {
  props: {
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3, '4': 4 }),
    href: figma.string('href'),
    offer: figma.string('offer'),
    price: figma.string('price'),
    priceNote: figma.string('priceNote'),
  },
  example: ({ headingLevel, href, offer, price, priceNote }) => (
    <VisaOptionCard
      headingLevel={headingLevel}
      href={href}
      offer={offer}
      price={price}
      priceNote={priceNote}
      option={option}
    />
  ),
})
