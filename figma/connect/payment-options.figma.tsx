// Written by npm run figma.

import figma from '@figma/code-connect'

import { PaymentOptions } from '@jatra/design-system/payment-options'

figma.connect(PaymentOptions, '<FIGMA_PAYMENT_OPTIONS>', {
  props: {
    defaultValue: figma.string('defaultValue'),
    error: figma.string('error'),
    legend: figma.string('legend'),
    name: figma.string('name'),
  },
  example: ({ defaultValue, error, legend, name }) => (
    <PaymentOptions defaultValue={defaultValue} error={error} legend={legend} name={name} />
  ),
})
