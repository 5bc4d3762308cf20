// Written by npm run figma.

import figma from '@figma/code-connect'

import { PassengerModal } from '@jatra/design-system/passenger-modal'

figma.connect(PassengerModal, '<FIGMA_PASSENGER_MODAL>', {
  props: { open: figma.boolean('open') },
  example: ({ open }) => (
    <PassengerModal
      open={open}
      onOpenChange={onOpenChange}
      onValueChange={onValueChange}
      value={value}
    />
  ),
})
