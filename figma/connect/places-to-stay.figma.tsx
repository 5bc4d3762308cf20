// Written by npm run figma.

import figma from '@figma/code-connect'

import { PlacesToStay } from '@jatra/design-system/places-to-stay'

figma.connect(PlacesToStay, '<FIGMA_PLACES_TO_STAY>', {
  props: {
    action: figma.instance('action'),
    children: figma.string('children'),
    heading: figma.string('heading'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3 }),
    picture: figma.instance('picture'),
    promo: figma.string('promo'),
  },
  example: ({ action, children, heading, headingLevel, picture, promo }) => (
    <PlacesToStay
      action={action}
      heading={heading}
      headingLevel={headingLevel}
      picture={picture}
      promo={promo}
    >
      {children}
    </PlacesToStay>
  ),
})
