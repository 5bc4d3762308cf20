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
    status: figma.enum('status', { CANCEL: 'CANCEL', CONFIRM: 'CONFIRM', PENDING: 'PENDING' }),
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
    status,
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
      status={status}
      statusText={statusText}
      total={total}
      facts={facts}
      travelers={travelers}
    />
  ),
})
