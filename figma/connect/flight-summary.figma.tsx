// Written by npm run figma.

import figma from '@figma/code-connect'

import { FlightSummary, SearchSummary } from '@jatra/design-system/flight-summary'

figma.connect(FlightSummary, '<FIGMA_FLIGHT_SUMMARY>', {
  props: {
    cabin: figma.string('cabin'),
    children: figma.string('children'),
    defaultOpen: figma.boolean('defaultOpen'),
    departureDate: figma.string('departureDate'),
    hideLabel: figma.string('hideLabel'),
    returnDate: figma.string('returnDate'),
    showLabel: figma.string('showLabel'),
  },
  example: ({ cabin, children, defaultOpen, departureDate, hideLabel, returnDate, showLabel }) => (
    <FlightSummary
      cabin={cabin}
      defaultOpen={defaultOpen}
      departureDate={departureDate}
      hideLabel={hideLabel}
      returnDate={returnDate}
      showLabel={showLabel}
      from={from}
      passengers={passengers}
      to={to}
    >
      {children}
    </FlightSummary>
  ),
})

figma.connect(SearchSummary, '<FIGMA_SEARCH_SUMMARY>', {
  props: {
    cabin: figma.string('cabin'),
    closeLabel: figma.string('closeLabel'),
    departureDate: figma.string('departureDate'),
    editHref: figma.string('editHref'),
    editLabel: figma.string('editLabel'),
    label: figma.string('label'),
    returnDate: figma.string('returnDate'),
  },
  example: ({ cabin, closeLabel, departureDate, editHref, editLabel, label, returnDate }) => (
    <SearchSummary
      cabin={cabin}
      closeLabel={closeLabel}
      departureDate={departureDate}
      editHref={editHref}
      editLabel={editLabel}
      label={label}
      returnDate={returnDate}
      editor={editor}
      from={from}
      passengers={passengers}
      to={to}
    />
  ),
})
