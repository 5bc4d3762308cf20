// Written by npm run figma.

import figma from '@figma/code-connect'

import { TripTypeToggle } from '@jatra/design-system/trip-type-toggle'

figma.connect(TripTypeToggle, '<FIGMA_TRIP_TYPE_TOGGLE>', {
  props: { legend: figma.string('legend'), name: figma.string('name') },
  example: ({ legend, name }) => (
    <TripTypeToggle legend={legend} name={name} onValueChange={onValueChange} value={value} />
  ),
})
