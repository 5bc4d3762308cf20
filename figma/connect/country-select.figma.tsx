// Written by npm run figma.

import figma from '@figma/code-connect'

import { CountrySelect } from '@jatra/design-system/country-select'

figma.connect(CountrySelect, '<FIGMA_COUNTRY_SELECT>', {
  props: {
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    label: figma.string('label'),
    optionalWord: figma.string('optionalWord'),
    placeholder: figma.string('placeholder'),
    required: figma.boolean('required'),
  },
  example: ({ error, errorWord, hideLabel, hint, label, optionalWord, placeholder, required }) => (
    <CountrySelect
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      label={label}
      optionalWord={optionalWord}
      placeholder={placeholder}
      required={required}
      countries={countries}
    />
  ),
})
