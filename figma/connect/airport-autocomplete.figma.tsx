// Written by npm run figma.

import figma from '@figma/code-connect'

import { AirportAutocomplete } from '@jatra/design-system/airport-autocomplete'

figma.connect(AirportAutocomplete, '<FIGMA_AIRPORT_AUTOCOMPLETE>', {
  props: {
    error: figma.string('error'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    name: figma.string('name'),
    placeholder: figma.string('placeholder'),
    textName: figma.string('textName'),
  },
  example: ({ error, hint, id, label, name, placeholder, textName }) => (
    <AirportAutocomplete
      error={error}
      hint={hint}
      id={id}
      label={label}
      name={name}
      placeholder={placeholder}
      textName={textName}
      onValueChange={onValueChange}
      search={search}
      value={value}
    />
  ),
})
