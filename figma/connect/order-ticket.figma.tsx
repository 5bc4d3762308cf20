// Written by npm run figma.

import figma from '@figma/code-connect'

import { OrderTicket } from '@jatra/design-system/order-ticket'

figma.connect(OrderTicket, '<FIGMA_ORDER_TICKET>', {
  props: {
    actions: figma.string('actions'),
    bookingId: figma.string('bookingId'),
    heading: figma.string('heading'),
    headingLevel: figma.enum('headingLevel', { '1': 1, '2': 2 }),
    kind: figma.enum('kind', { flight: 'flight', holidays: 'holidays', visa: 'visa' }),
    next: figma.string('next'),
    nextAction: figma.string('nextAction'),
    statusText: figma.string('statusText'),
    total: figma.string('total'),
  },
  example: ({
    actions,
    bookingId,
    heading,
    headingLevel,
    kind,
    next,
    nextAction,
    statusText,
    total,
  }) => (
    <OrderTicket
      actions={actions}
      bookingId={bookingId}
      heading={heading}
      headingLevel={headingLevel}
      kind={kind}
      next={next}
      nextAction={nextAction}
      statusText={statusText}
      total={total}
      facts={facts}
      status={status}
      travelers={travelers}
    />
  ),
})
