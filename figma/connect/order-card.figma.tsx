// Written by npm run figma.

import figma from '@figma/code-connect'

import { OrderCard } from '@jatra/design-system/order-card'

figma.connect(OrderCard, '<FIGMA_ORDER_CARD>', {
  props: {
    bookingId: figma.string('bookingId'),
    date: figma.string('date'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3, '4': 4 }),
    href: figma.string('href'),
    moreLabel: figma.string('moreLabel'),
    paymentStatus: figma.string('paymentStatus'),
    plan: figma.string('plan'),
    price: figma.string('price'),
    statusText: figma.string('statusText'),
  },
  example: ({
    bookingId,
    date,
    headingLevel,
    href,
    moreLabel,
    paymentStatus,
    plan,
    price,
    statusText,
  }) => (
    <OrderCard
      bookingId={bookingId}
      date={date}
      headingLevel={headingLevel}
      href={href}
      moreLabel={moreLabel}
      paymentStatus={paymentStatus}
      plan={plan}
      price={price}
      statusText={statusText}
      persons={persons}
      status={status}
    />
  ),
})
