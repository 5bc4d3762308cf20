// Written by npm run figma.

import figma from '@figma/code-connect'

import { MultiSelect } from '@jatra/design-system/multi-select'

figma.connect(MultiSelect, '<FIGMA_MULTI_SELECT>', {
  props: {
    clearable: figma.boolean('clearable'),
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
    readOnly: figma.boolean('readOnly'),
    required: figma.boolean('required'),
  },
  example: ({
    clearable,
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
    readOnly,
    required,
  }) => (
    <MultiSelect
      clearable={clearable}
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
      readOnly={readOnly}
      required={required}
      options={options}
    />
  ),
})
