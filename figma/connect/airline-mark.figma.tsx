// Written by npm run figma.

import figma from '@figma/code-connect'

import { AirlineMark } from '@jatra/design-system/airline-mark'

figma.connect(AirlineMark, '<FIGMA_AIRLINE_MARK>', {
  props: {
    code: figma.string('code'),
    label: figma.string('label'),
    size: figma.enum('size', { medium: 'medium', small: 'small' }),
  },
  example: ({ code, label, size }) => <AirlineMark code={code} label={label} size={size} />,
})
