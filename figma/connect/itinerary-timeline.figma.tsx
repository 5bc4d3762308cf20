// Written by npm run figma.

import figma from '@figma/code-connect'

import { ItineraryTimeline } from '@jatra/design-system/itinerary-timeline'

figma.connect(ItineraryTimeline, '<FIGMA_ITINERARY_TIMELINE>', {
  props: {
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3, '4': 4 }),
    label: figma.string('label'),
  },
  example: ({ headingLevel, label }) => (
    <ItineraryTimeline headingLevel={headingLevel} label={label} segments={segments} />
  ),
})
