// Written by npm run figma.

import figma from '@figma/code-connect'

import { MultiSelect } from '@jatra/design-system/multi-select'

figma.connect(MultiSelect, '<FIGMA_MULTI_SELECT>', {
  props: {
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    loading: figma.boolean('loading'),
    name: figma.string('name'),
    optionalWord: figma.string('optionalWord'),
    placeholder: figma.string('placeholder'),
    required: figma.boolean('required'),
  },
  example: ({
    disabled,
    error,
    errorWord,
    hideLabel,
    hint,
    id,
    label,
    loading,
    name,
    optionalWord,
    placeholder,
    required,
  }) => (
    <MultiSelect
      disabled={disabled}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      id={id}
      label={label}
      loading={loading}
      name={name}
      optionalWord={optionalWord}
      placeholder={placeholder}
      required={required}
      options={options}
    />
  ),
})
