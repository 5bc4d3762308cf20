import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FileDrop',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['file upload', 'drop zone', 'dropzone', 'attachment'],
  purpose: 'Lets travellers choose files or drop them. Pictures have a preview and can be removed.',
  alternatives: [
    { when: "The files are a traveller's documents", use: 'document-uploader' },
    { when: 'The answer is text', use: 'field' },
  ],
  do: [
    { copy: 'Pictures up to 5 MB each', why: 'Say which types and sizes are accepted.' },
    {
      copy: 'passport.pdf is not a picture. Choose a JPG or PNG.',
      why: 'Name the file, the problem and the solution.',
    },
  ],
  dont: [
    { copy: 'Invalid file', why: 'It does not say which file or why.' },
    { why: 'Do not reject the other files when one is not accepted.' },
  ],
  anatomy: [
    ['Label', 'As in every field.', 'label'],
    ['Zone', 'The area for dropping files. It is a native file input.', 'div:has(> input)'],
    ['Tiles', 'Show the picture, name, size, progress and a remove button.'],
    ['Messages', 'Say which files were not accepted and why.'],
  ],
  pictured: 'ErrorAndHint',
  keyboard: [
    ['Enter, Space', "Opens the device's file chooser."],
    ['Tab', 'Moves between the remove buttons.'],
  ],
  accessibility: [
    'A native file input. Dropping files is optional.',
    'Added, refused and removed files are announced.',
    'The form sends the files.',
  ],
  spec: ['Document rules'],
} satisfies WidgetDocs
