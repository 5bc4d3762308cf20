// Written by npm run figma.

import figma from '@figma/code-connect'

import {
  EmailField,
  FieldFrame,
  GroupFrame,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '@jatra/design-system/field'

figma.connect(EmailField, '<FIGMA_EMAIL_FIELD>', {
  example: () => <EmailField />,
})

figma.connect(FieldFrame, '<FIGMA_FIELD_FRAME>', {
  props: {
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
  },
  example: ({ error, errorWord, hideLabel, hint, id, label, optionalWord, required }) => (
    <FieldFrame
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      id={id}
      label={label}
      optionalWord={optionalWord}
      required={required}
    >
      {children}
    </FieldFrame>
  ),
})

figma.connect(GroupFrame, '<FIGMA_GROUP_FRAME>', {
  props: {
    children: figma.string('children'),
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
    role: figma.enum('role', { radiogroup: 'radiogroup' }),
  },
  example: ({
    children,
    disabled,
    error,
    errorWord,
    hideLabel,
    hint,
    id,
    label,
    optionalWord,
    required,
    role,
  }) => (
    <GroupFrame
      disabled={disabled}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      id={id}
      label={label}
      optionalWord={optionalWord}
      required={required}
      role={role}
    >
      {children}
    </GroupFrame>
  ),
})

figma.connect(PasswordField, '<FIGMA_PASSWORD_FIELD>', {
  props: {
    clearable: figma.boolean('clearable'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hideLabelText: figma.string('hideLabelText'),
    hint: figma.string('hint'),
    label: figma.string('label'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
    showLabel: figma.string('showLabel'),
  },
  example: ({
    clearable,
    error,
    errorWord,
    hideLabel,
    hideLabelText,
    hint,
    label,
    optionalWord,
    required,
    showLabel,
  }) => (
    <PasswordField
      clearable={clearable}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hideLabelText={hideLabelText}
      hint={hint}
      label={label}
      optionalWord={optionalWord}
      required={required}
      showLabel={showLabel}
    />
  ),
})

figma.connect(SelectField, '<FIGMA_SELECT_FIELD>', {
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
    <SelectField
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      label={label}
      optionalWord={optionalWord}
      placeholder={placeholder}
      required={required}
    />
  ),
})

figma.connect(TextAreaField, '<FIGMA_TEXT_AREA_FIELD>', {
  props: {
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    label: figma.string('label'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
  },
  example: ({ error, errorWord, hideLabel, hint, label, optionalWord, required }) => (
    <TextAreaField
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      label={label}
      optionalWord={optionalWord}
      required={required}
    />
  ),
})

figma.connect(TextField, '<FIGMA_TEXT_FIELD>', {
  props: {
    clearable: figma.boolean('clearable'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    label: figma.string('label'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
  },
  example: ({ clearable, error, errorWord, hideLabel, hint, label, optionalWord, required }) => (
    <TextField
      clearable={clearable}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      label={label}
      optionalWord={optionalWord}
      required={required}
    />
  ),
})
