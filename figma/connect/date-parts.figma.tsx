// Written by npm run figma.

import figma from '@figma/code-connect'

import { DateParts } from '@jatra/design-system/date-parts'

figma.connect(DateParts, '<FIGMA_DATE_PARTS>', {
  props: {
    autoComplete: figma.string('autoComplete'),
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    hint: figma.string('hint'),
    legend: figma.string('legend'),
    required: figma.boolean('required'),
  },
  example: ({ autoComplete, disabled, error, hint, legend, required }) => (
    <DateParts
      autoComplete={autoComplete}
      disabled={disabled}
      error={error}
      hint={hint}
      legend={legend}
      required={required}
      names={names}
      years={years}
    />
  ),
})
