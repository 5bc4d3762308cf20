// Written by npm run figma.

import figma from '@figma/code-connect'

import { BestDealsBanner } from '@jatra/design-system/best-deals-banner'

figma.connect(BestDealsBanner, '<FIGMA_BEST_DEALS_BANNER>', {
  props: {
    action: figma.instance('action'),
    children: figma.string('children'),
    heading: figma.string('heading'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3 }),
    picture: figma.instance('picture'),
  },
  example: ({ action, children, heading, headingLevel, picture }) => (
    <BestDealsBanner
      action={action}
      heading={heading}
      headingLevel={headingLevel}
      picture={picture}
    >
      {children}
    </BestDealsBanner>
  ),
})
