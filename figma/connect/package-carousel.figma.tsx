// Written by npm run figma.

import figma from '@figma/code-connect'

import { PackageCarousel } from '@jatra/design-system/package-carousel'

figma.connect(PackageCarousel, '<FIGMA_PACKAGE_CAROUSEL>', {
  props: { heading: figma.string('heading'), label: figma.string('label') },
  example: ({ heading, label }) => (
    <PackageCarousel heading={heading} label={label} cards={cards} />
  ),
})
