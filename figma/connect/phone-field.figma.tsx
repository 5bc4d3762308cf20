// Written by npm run figma.

import figma from '@figma/code-connect'

import { PhoneField } from '@jatra/design-system/phone-field'

figma.connect(PhoneField, '<FIGMA_PHONE_FIELD>', {
  props: {
    autoCompleteSection: figma.string('autoCompleteSection'),
    codeError: figma.string('codeError'),
    codeLabel: figma.string('codeLabel'),
    codeName: figma.string('codeName'),
    disabled: figma.boolean('disabled'),
    hint: figma.string('hint'),
    numberError: figma.string('numberError'),
    numberLabel: figma.string('numberLabel'),
    numberName: figma.string('numberName'),
    required: figma.boolean('required'),
  },
  example: ({
    autoCompleteSection,
    codeError,
    codeLabel,
    codeName,
    disabled,
    hint,
    numberError,
    numberLabel,
    numberName,
    required,
  }) => (
    <PhoneField
      autoCompleteSection={autoCompleteSection}
      codeError={codeError}
      codeLabel={codeLabel}
      codeName={codeName}
      disabled={disabled}
      hint={hint}
      numberError={numberError}
      numberLabel={numberLabel}
      numberName={numberName}
      required={required}
      countries={countries}
    />
  ),
})
