// Written by npm run figma.

import figma from '@figma/code-connect'

import { EmptyState } from '@jatra/design-system/empty-state'

figma.connect(EmptyState, '<FIGMA_EMPTY_STATE>', {
  props: {
    action: figma.instance('action'),
    children: figma.string('children'),
    headingLevel: figma.enum('headingLevel', { '1': 1, '2': 2, '3': 3 }),
    picture: figma.instance('picture'),
    title: figma.string('title'),
  },
  example: ({ action, children, headingLevel, picture, title }) => (
    <EmptyState action={action} headingLevel={headingLevel} picture={picture} title={title}>
      {children}
    </EmptyState>
  ),
})
