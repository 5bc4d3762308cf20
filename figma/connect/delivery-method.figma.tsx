// Written by npm run figma.

import figma from '@figma/code-connect'

import { DeliveryMethod } from '@jatra/design-system/delivery-method'

figma.connect(DeliveryMethod, '<FIGMA_DELIVERY_METHOD>', {
  props: {
    address: figma.string('address'),
    charge: figma.string('charge'),
    date: figma.string('date'),
    error: figma.string('error'),
    name: figma.string('name'),
    office: figma.string('office'),
  },
  example: ({ address, charge, date, error, name, office }) => (
    <DeliveryMethod
      address={address}
      charge={charge}
      date={date}
      error={error}
      name={name}
      office={office}
    />
  ),
})
