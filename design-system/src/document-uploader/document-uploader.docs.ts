import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DocumentUploader',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['file upload', 'attachment', 'upload documents'],
  purpose:
    'Lets travellers upload pictures of documents, such as a passport. It shows stored pictures with the new ones.',
  alternatives: [
    { when: 'They are other files', use: 'file-drop' },
    { when: 'It is a list of documents to bring', use: 'requirement-list' },
  ],
  do: [
    { copy: '+ ADD A DOCUMENT', why: 'Use the wording of the specification.' },
    { copy: 'No document uploaded', why: 'Shown when there is no document.' },
    { why: 'Name the documents in the hint.' },
  ],
  dont: [
    { copy: 'Upload failed', why: 'Say which picture failed, why, and what to do.' },
    { why: 'Do not delete a stored document before the form is saved.' },
  ],
  anatomy: [
    ['Zone', 'A button on which files can also be dropped.'],
    ['Stored documents', 'Pictures from the server. Each can be removed.'],
    ['New documents', 'Previews with their names and sizes.'],
    ['Problems', 'Shown at the picture.'],
  ],
  keyboard: [
    ['Enter, Space', "Opens the device's file chooser."],
    ['Tab', 'Moves between the remove buttons.'],
  ],
  accessibility: [
    'A native file input, so it works without JavaScript.',
    'Added and removed items are announced.',
    'Each remove button names its picture.',
  ],
  spec: ['Visa application', 'Document rules'],
} satisfies WidgetDocs
