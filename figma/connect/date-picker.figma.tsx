// Written by npm run figma.

import figma from '@figma/code-connect'

import { DatePicker, DateRangePicker } from '@jatra/design-system/date-picker'

figma.connect(DatePicker, '<FIGMA_DATE_PICKER>', {
  props: {
    clearable: figma.boolean('clearable'),
    disabled: figma.boolean('disabled'),
    displayFormat: figma.string('displayFormat'),
    error: figma.string('error'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    name: figma.string('name'),
    placeholder: figma.string('placeholder'),
    readOnly: figma.boolean('readOnly'),
    required: figma.boolean('required'),
  },
  example: ({
    clearable,
    disabled,
    displayFormat,
    error,
    hint,
    id,
    label,
    name,
    placeholder,
    readOnly,
    required,
  }) => (
    <DatePicker
      clearable={clearable}
      disabled={disabled}
      displayFormat={displayFormat}
      error={error}
      hint={hint}
      id={id}
      label={label}
      name={name}
      placeholder={placeholder}
      readOnly={readOnly}
      required={required}
      today={today}
    />
  ),
})

figma.connect(DateRangePicker, '<FIGMA_DATE_RANGE_PICKER>', {
  props: {
    clearable: figma.boolean('clearable'),
    disabled: figma.boolean('disabled'),
    displayFormat: figma.string('displayFormat'),
    endError: figma.string('endError'),
    endId: figma.string('endId'),
    endLabel: figma.string('endLabel'),
    endName: figma.string('endName'),
    placeholder: figma.string('placeholder'),
    readOnly: figma.boolean('readOnly'),
    required: figma.boolean('required'),
    startError: figma.string('startError'),
    startId: figma.string('startId'),
    startLabel: figma.string('startLabel'),
    startName: figma.string('startName'),
  },
  example: ({
    clearable,
    disabled,
    displayFormat,
    endError,
    endId,
    endLabel,
    endName,
    placeholder,
    readOnly,
    required,
    startError,
    startId,
    startLabel,
    startName,
  }) => (
    <DateRangePicker
      clearable={clearable}
      disabled={disabled}
      displayFormat={displayFormat}
      endError={endError}
      endId={endId}
      endLabel={endLabel}
      endName={endName}
      placeholder={placeholder}
      readOnly={readOnly}
      required={required}
      startError={startError}
      startId={startId}
      startLabel={startLabel}
      startName={startName}
      today={today}
    />
  ),
})
