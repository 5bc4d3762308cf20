import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DocumentUploader',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['file upload', 'attachment', 'upload documents'],
  purpose:
    "Images of a traveller's documents: passport, photo, letters. Shows those stored already beside the new ones.",
  alternatives: [
    { when: 'It is about other files', use: 'file-drop' },
    { when: 'It lists what to bring', use: 'requirement-list' },
  ],
  do: [
    { copy: '+ ADD A DOCUMENT', why: "The spec's words." },
    { copy: 'No document uploaded', why: 'Said when there is none.' },
    { why: 'Say which documents, in the hint.' },
  ],
  dont: [
    { copy: 'Upload failed', why: 'Say which picture, why, and what to do.' },
    { why: 'Do not remove a stored paper before the form is saved.' },
  ],
  anatomy: [
    ['Zone', 'A button and a place to drop, in one.'],
    ['Stored documents', 'Pictures from the server, each can be removed.'],
    ['New documents', 'Previews with name and size.'],
    ['Problems', 'At the picture they are about.'],
  ],
  keyboard: [
    ['Enter, Space', "Opens the device's file chooser."],
    ['Tab', 'Moves to each remove button.'],
  ],
  accessibility: [
    'The native file input takes the focus: it works without JavaScript.',
    'Adding and removing is announced.',
    'Remove buttons say which picture.',
  ],
  spec: ['Visa application', 'Document rules'],
} satisfies WidgetDocs
