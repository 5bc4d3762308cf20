// Written by npm run figma.

import figma from '@figma/code-connect'

import { PackageCard } from '@jatra/design-system/package-card'

figma.connect(PackageCard, '<FIGMA_PACKAGE_CARD>', {
  props: {
    description: figma.string('description'),
    destination: figma.string('destination'),
    duration: figma.string('duration'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3, '4': 4 }),
    href: figma.string('href'),
    name: figma.string('name'),
    picture: figma.instance('picture'),
    price: figma.string('price'),
    variant: figma.enum('variant', { carousel: 'carousel', list: 'list' }),
  },
  example: ({
    description,
    destination,
    duration,
    headingLevel,
    href,
    name,
    picture,
    price,
    variant,
  }) => (
    <PackageCard
      description={description}
      destination={destination}
      duration={duration}
      headingLevel={headingLevel}
      href={href}
      name={name}
      picture={picture}
      price={price}
      variant={variant}
    />
  ),
})
