// Written by npm run figma.

import figma from '@figma/code-connect'

import { DocumentUploader } from '@jatra/design-system/document-uploader'

figma.connect(DocumentUploader, '<FIGMA_DOCUMENT_UPLOADER>', {
  props: {
    accept: figma.string('accept'),
    disabled: figma.boolean('disabled'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hideLabel: figma.boolean('hideLabel'),
    hint: figma.string('hint'),
    keepName: figma.string('keepName'),
    label: figma.string('label'),
    name: figma.string('name'),
    optionalWord: figma.string('optionalWord'),
    required: figma.boolean('required'),
  },
  example: ({
    accept,
    disabled,
    error,
    errorWord,
    hideLabel,
    hint,
    keepName,
    label,
    name,
    optionalWord,
    required,
  }) => (
    <DocumentUploader
      accept={accept}
      disabled={disabled}
      error={error}
      errorWord={errorWord}
      hideLabel={hideLabel}
      hint={hint}
      keepName={keepName}
      label={label}
      name={name}
      optionalWord={optionalWord}
      required={required}
    />
  ),
})
