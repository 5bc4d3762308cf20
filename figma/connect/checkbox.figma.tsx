// Written by npm run figma.

import figma from '@figma/code-connect'

import { Checkbox, CheckboxGroup } from '@jatra/design-system/checkbox'

figma.connect(Checkbox, '<FIGMA_CHECKBOX>', {
  props: {
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hint: figma.string('hint'),
    indeterminate: figma.boolean('indeterminate'),
    label: figma.string('label'),
  },
  example: ({ error, errorWord, hint, indeterminate, label }) => (
    <Checkbox
      error={error}
      errorWord={errorWord}
      hint={hint}
      indeterminate={indeterminate}
      label={label}
    />
  ),
})

figma.connect(CheckboxGroup, '<FIGMA_CHECKBOX_GROUP>', {
  props: {
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    label: figma.string('label'),
    name: figma.string('name'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
  },
  example: ({
    disabled,
    error,
    errorWord,
    hideLabel,
    hint,
    label,
    name,
    optionalWord,
    required,
  }) => (
    <CheckboxGroup
      disabled={disabled}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      label={label}
      name={name}
      optionalWord={optionalWord}
      required={required}
      options={options}
    />
  ),
})
