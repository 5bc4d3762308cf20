// Written by npm run figma.

import figma from '@figma/code-connect'

import { PassengerField, PassengerModal } from '@jatra/design-system/passenger-modal'

figma.connect(PassengerField, '<FIGMA_PASSENGER_FIELD>', {
  example: () => <PassengerField onValueChange={onValueChange} value={value} />,
})

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
