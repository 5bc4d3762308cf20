// Written by npm run figma.

import figma from '@figma/code-connect'

import { DatePicker, DateRangePicker } from '@jatra/design-system/date-picker'

figma.connect(DatePicker, '<FIGMA_DATE_PICKER>', {
  props: {
    displayFormat: figma.string('displayFormat'),
    error: figma.string('error'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    name: figma.string('name'),
    placeholder: figma.string('placeholder'),
  },
  example: ({ displayFormat, error, hint, id, label, name, placeholder }) => (
    <DatePicker
      displayFormat={displayFormat}
      error={error}
      hint={hint}
      id={id}
      label={label}
      name={name}
      placeholder={placeholder}
      onValueChange={onValueChange}
      today={today}
      value={value}
    />
  ),
})

figma.connect(DateRangePicker, '<FIGMA_DATE_RANGE_PICKER>', {
  props: {
    displayFormat: figma.string('displayFormat'),
    endError: figma.string('endError'),
    endId: figma.string('endId'),
    endLabel: figma.string('endLabel'),
    endName: figma.string('endName'),
    placeholder: figma.string('placeholder'),
    startError: figma.string('startError'),
    startId: figma.string('startId'),
    startLabel: figma.string('startLabel'),
    startName: figma.string('startName'),
  },
  example: ({
    displayFormat,
    endError,
    endId,
    endLabel,
    endName,
    placeholder,
    startError,
    startId,
    startLabel,
    startName,
  }) => (
    <DateRangePicker
      displayFormat={displayFormat}
      endError={endError}
      endId={endId}
      endLabel={endLabel}
      endName={endName}
      placeholder={placeholder}
      startError={startError}
      startId={startId}
      startLabel={startLabel}
      startName={startName}
      onValueChange={onValueChange}
      today={today}
      value={value}
    />
  ),
})
