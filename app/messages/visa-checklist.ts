import type { AskReason, SlotState } from '@jatra/contract/visa/checklist-states'
import { plural } from '@jatra/design-system/language'

/** The checklist of a visa application, for its traveller and for staff. */
export const visaChecklist = {
  title: 'Documents of your application',
  /** What is to be done next, in one line. */
  next: {
    asked: (count: number) =>
      plural(count, {
        one: 'One document is needed once more.',
        other: `${count} documents are needed once more.`,
      }),
    missing: (count: number, by: string) =>
      `${count} required ${plural(count, { one: 'document is', other: 'documents are' })} still missing. Add ${plural(count, { one: 'it', other: 'them' })} here by ${by}, or give us ${plural(count, { one: 'it', other: 'them' })} on paper.`,
    checking: 'All required documents are here. We look at them and write to you.',
    accepted: 'All required documents are accepted.',
  },
  once: 'For the whole application',
  states: {
    missing: 'Missing',
    given: 'We look at it',
    asked: 'Needed once more',
    accepted: 'Accepted',
  } satisfies Record<SlotState, string>,
  optional: 'If it applies to you',
  shows: 'It must show',
  upTo: (pages: number) =>
    pages === 1 ? 'One picture' : `Up to ${pages} pictures, chosen together`,
  reasons: {
    unreadable: 'It cannot be read. Take the picture in daylight, without glare, and hold still.',
    cropped: 'A part is cut off. All four corners must be seen.',
    wrong_document: 'It is another document than the one that is needed.',
    incomplete: 'Pages are missing.',
    expired: 'It has expired.',
    too_old: 'It is too old: the embassy wants a newer one.',
    name_differs: 'The name is not the one in the passport.',
    not_translated: 'It must be translated into English and notarised.',
    not_signed: 'A seal or a signature is missing.',
  } satisfies Record<AskReason, string>,
  /** One of several travellers’ documents of the same name. */
  of: (name: string, person: string) => `${name} of ${person}`,
  choose: (name: string) => `Pictures of: ${name}`,
  add: 'Upload',
  replace: 'Replace',
  addNamed: (name: string) => `Upload ${name}`,
  replaceNamed: (name: string) => `Replace ${name}`,
  fileMissing: 'Choose a picture first',
  onPaper: 'Came on paper',
  more: (count: number) =>
    `${count} more ${plural(count, { one: 'document', other: 'documents' })} if they apply to you`,
  progress: {
    title: 'Where it is',
    stages: {
      documents: 'Documents',
      handed_over: 'Handed over',
      at_embassy: 'At the embassy',
      decision: 'Decision',
      passport_back: 'Passport back',
    },
    granted: 'Granted',
    refused: 'Refused',
    done: 'Done',
    now: 'Now',
    later: 'Still to come',
    letter: 'Letter of the embassy',
  },
  desk: {
    title: 'Documents of the application',
    accept: 'Accept',
    acceptNamed: (name: string) => `Accept ${name}`,
    onPaper: 'Accept on paper',
    onPaperNamed: (name: string) => `Accept ${name} on paper`,
    ask: 'Ask for another',
    askNamed: (name: string) => `Ask for another ${name}`,
    reason: 'What is wrong',
    own: 'In your own words',
    note: 'What the traveller reads',
    noteHint: 'In the traveller’s language. It stands on the order and in the email.',
    send: 'Send to the traveller',
    unreachable:
      'There was no answer, so it may not be done yet. Send it once more: it is done only once.',
    done: {
      accept: (name: string) => `${name}: accepted.`,
      ask: (name: string) => `${name}: the traveller is asked and emailed.`,
      move: 'Written down, and the traveller is emailed.',
    },
    moves: {
      atEmbassy: 'The embassy has it',
      granted: 'Visa granted',
      refused: 'Visa refused',
      passportBack: 'Passport is back',
    },
    on: 'On which day',
    letter: 'Letter of the embassy (a picture)',
    move: 'What became of it',
    moveSend: 'Write it down',
  },
} as const
