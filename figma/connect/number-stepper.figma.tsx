// Written by npm run figma.

import figma from '@figma/code-connect'

import { NumberStepper } from '@jatra/design-system/number-stepper'

figma.connect(NumberStepper, '<FIGMA_NUMBER_STEPPER>', {
  props: {
    decrementLabel: figma.string('decrementLabel'),
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hint: figma.string('hint'),
    incrementLabel: figma.string('incrementLabel'),
    label: figma.string('label'),
    name: figma.string('name'),
    readOnly: figma.boolean('readOnly'),
  },
  example: ({
    decrementLabel,
    disabled,
    error,
    errorWord,
    hint,
    incrementLabel,
    label,
    name,
    readOnly,
  }) => (
    <NumberStepper
      decrementLabel={decrementLabel}
      disabled={disabled}
      error={error}
      errorWord={errorWord}
      hint={hint}
      incrementLabel={incrementLabel}
      label={label}
      name={name}
      readOnly={readOnly}
    />
  ),
})
