// Written by npm run figma.

import figma from '@figma/code-connect'

import { Card, TicketCard } from '@jatra/design-system/card'

figma.connect(Card, '<FIGMA_CARD>', {
  props: {
    as: figma.enum('as', {
      article: 'article',
      aside: 'aside',
      div: 'div',
      li: 'li',
      section: 'section',
    }),
    asChild: figma.boolean('asChild'),
    padding: figma.enum('padding', { none: 'none', '16': 16, '24': 24 }),
    raised: figma.boolean('raised'),
  },
  example: ({ as, asChild, padding, raised }) => (
    <Card as={as} asChild={asChild} padding={padding} raised={raised} />
  ),
})

figma.connect(TicketCard, '<FIGMA_TICKET_CARD>', {
  props: {
    as: figma.enum('as', {
      article: 'article',
      aside: 'aside',
      div: 'div',
      li: 'li',
      section: 'section',
    }),
    children: figma.string('children'),
    stub: figma.string('stub'),
  },
  example: ({ as, children, stub }) => (
    <TicketCard as={as} stub={stub}>
      {children}
    </TicketCard>
  ),
})
