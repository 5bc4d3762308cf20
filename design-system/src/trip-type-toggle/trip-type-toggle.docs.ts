import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TripTypeToggle',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['toggle', 'one way', 'round trip', 'return', 'radio group'],
  purpose: 'One-Way, Round-Trip or MultiCity.',
  alternatives: [
    { when: 'The choice is about something else', use: 'segmented-control' },
    { when: 'It switches parts of a page', use: 'tabs' },
  ],
  do: [{ why: 'Keep what was typed when the type changes.' }],
  dont: [{ copy: 'Return', why: "The words are the spec's: Round-Trip." }],
  anatomy: [['Choices', 'Three native radios on one line, on a phone too.']],
  keyboard: [['Left, Right', 'Chooses.']],
  accessibility: ['Its legend, Trip type, is read and not seen.'],
  spec: ['Flight search form', 'Trip types'],
} satisfies WidgetDocs
