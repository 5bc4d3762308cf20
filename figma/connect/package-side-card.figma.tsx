// Written by npm run figma.

import figma from '@figma/code-connect'

import { PackageSideCard } from '@jatra/design-system/package-side-card'

figma.connect(PackageSideCard, '<FIGMA_PACKAGE_SIDE_CARD>', {
  props: {
    children: figma.string('children'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3 }),
    href: figma.string('href'),
    price: figma.string('price'),
    title: figma.string('title'),
    validFrom: figma.string('validFrom'),
    validTo: figma.string('validTo'),
  },
  example: ({ children, headingLevel, href, price, title, validFrom, validTo }) => (
    <PackageSideCard
      headingLevel={headingLevel}
      href={href}
      price={price}
      title={title}
      validFrom={validFrom}
      validTo={validTo}
      hotels={hotels}
    >
      {children}
    </PackageSideCard>
  ),
})
