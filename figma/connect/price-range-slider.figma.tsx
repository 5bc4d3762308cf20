// Written by npm run figma.

import figma from '@figma/code-connect'

import { PriceRangeSlider } from '@jatra/design-system/price-range-slider'

figma.connect(PriceRangeSlider, '<FIGMA_PRICE_RANGE_SLIDER>', {
  props: {
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    highLabel: figma.string('highLabel'),
    highName: figma.string('highName'),
    hint: figma.string('hint'),
    label: figma.string('label'),
    lowLabel: figma.string('lowLabel'),
    lowName: figma.string('lowName'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
  },
  example: ({
    disabled,
    error,
    errorWord,
    hideLabel,
    highLabel,
    highName,
    hint,
    label,
    lowLabel,
    lowName,
    optionalWord,
    required,
  }) => (
    <PriceRangeSlider
      disabled={disabled}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      highLabel={highLabel}
      highName={highName}
      hint={hint}
      label={label}
      lowLabel={lowLabel}
      lowName={lowName}
      optionalWord={optionalWord}
      required={required}
      format={format}
    />
  ),
})
