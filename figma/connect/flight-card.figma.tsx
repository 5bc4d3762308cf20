// Written by npm run figma.

import figma from '@figma/code-connect'

import { FlightCard } from '@jatra/design-system/flight-card'

figma.connect(FlightCard, '<FIGMA_FLIGHT_CARD>', {
  props: {
    bookHref: figma.string('bookHref'),
    defaultOpen: figma.boolean('defaultOpen'),
    id: figma.string('id'),
  },
  example: ({ bookHref, defaultOpen, id }) => (
    <FlightCard
      bookHref={bookHref}
      defaultOpen={defaultOpen}
      id={id}
      baggage={baggage}
      details={details}
      legs={legs}
      price={price}
      travelers={travelers}
    />
  ),
})
