import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FileDrop',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['file upload', 'drop zone', 'dropzone', 'attachment'],
  purpose:
    'Files by button, by keyboard or by dropping them. Pictures show a preview and can be taken back.',
  alternatives: [
    { when: "They are a traveller's documents", use: 'document-uploader' },
    { when: 'It is text', use: 'field' },
  ],
  do: [
    { copy: 'Pictures up to 5 MB each', why: 'Say kind and size before one chooses.' },
    {
      copy: 'passport.pdf is not a picture. Choose a JPG or PNG.',
      why: 'Say which file, why, and what to do.',
    },
  ],
  dont: [
    { copy: 'Invalid file', why: 'Which one, and why?' },
    { why: 'Do not throw away the good files because one is bad.' },
  ],
  anatomy: [
    ['Label', 'As in every field.'],
    ['Zone', 'The native input lies over it.'],
    ['Tiles', 'Picture, name, size, progress, remove.'],
    ['Messages', 'What was refused and why.'],
  ],
  keyboard: [
    ['Enter, Space', "Opens the device's file chooser."],
    ['Tab', 'Moves to each remove button.'],
  ],
  accessibility: [
    'The native input does the work; dropping is an extra.',
    'What was added, refused or removed is announced.',
    'The form carries the files themselves.',
  ],
  spec: ['Document rules'],
} satisfies WidgetDocs
