import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TripTypeToggle',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['toggle', 'one way', 'round trip', 'return', 'radio group'],
  purpose: 'Asks for the type of trip: One-Way, Round-Trip or MultiCity.',
  alternatives: [
    { when: 'It is another choice', use: 'segmented-control' },
    { when: 'It switches between parts of a page', use: 'tabs' },
  ],
  do: [{ why: 'Keep the typed values when the type changes.' }],
  dont: [{ copy: 'Return', why: 'Use the wording of the specification: Round-Trip.' }],
  anatomy: [['Choices', 'Three native radio buttons in a row, also on phones.', 'label']],
  pictured: 'OneWay',
  keyboard: [['Left, Right', 'Chooses an option.']],
  accessibility: ['Its legend, Trip type, is visually hidden.'],
  spec: ['Flight search form', 'Trip types'],
} satisfies WidgetDocs
