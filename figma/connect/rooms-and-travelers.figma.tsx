// Written by npm run figma.

import figma from '@figma/code-connect'

import { RoomsAndTravelers } from '@jatra/design-system/rooms-and-travelers'

figma.connect(RoomsAndTravelers, '<FIGMA_ROOMS_AND_TRAVELERS>', {
  props: { action: figma.instance('action') },
  example: ({ action }) => <RoomsAndTravelers action={action} />,
})
