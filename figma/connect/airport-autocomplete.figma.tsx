// Written by npm run figma.

import figma from '@figma/code-connect'

import { AirportAutocomplete } from '@jatra/design-system/airport-autocomplete'

figma.connect(AirportAutocomplete, '<FIGMA_AIRPORT_AUTOCOMPLETE>', {
  props: {
    clearable: figma.boolean('clearable'),
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    name: figma.string('name'),
    placeholder: figma.string('placeholder'),
    readOnly: figma.boolean('readOnly'),
    required: figma.boolean('required'),
    textName: figma.string('textName'),
  },
  example: ({
    clearable,
    disabled,
    error,
    hint,
    id,
    label,
    name,
    placeholder,
    readOnly,
    required,
    textName,
  }) => (
    <AirportAutocomplete
      clearable={clearable}
      disabled={disabled}
      error={error}
      hint={hint}
      id={id}
      label={label}
      name={name}
      placeholder={placeholder}
      readOnly={readOnly}
      required={required}
      textName={textName}
      search={search}
    />
  ),
})
