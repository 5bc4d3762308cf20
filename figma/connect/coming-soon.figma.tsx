// Written by npm run figma.

import figma from '@figma/code-connect'

import { ComingSoon } from '@jatra/design-system/coming-soon'

figma.connect(ComingSoon, '<FIGMA_COMING_SOON>', {
  props: {
    action: figma.instance('action'),
    children: figma.string('children'),
    headingLevel: figma.enum('headingLevel', { '1': 1, '2': 2, '3': 3 }),
    picture: figma.instance('picture'),
    title: figma.string('title'),
  },
  example: ({ action, children, headingLevel, picture, title }) => (
    <ComingSoon action={action} headingLevel={headingLevel} picture={picture} title={title}>
      {children}
    </ComingSoon>
  ),
})
