/** The strip at the end of every page, and the panel behind it. */
export const toolbar = {
  site: 'Jatra',
  name: 'Prototype',
  show: 'Show the prototype toolbar',
  fill: 'Fill this form',
  unreal: 'Nothing here is real, no money moves',
  inPlay: 'In play',
  clockIs: (clock: string) => `Clock: ${clock}`,
  seedIs: (seed: string) => `Data set: ${seed}`,
  built: (when: string) => `Built on ${when}, in Dhaka.`,
  close: 'Close',
  lead: 'Flights, prices and bookings are made up, and no money moves. What you do here only you can see.',
  startOver: 'Start over',
  persona: 'Persona',
  tours: {
    heading: 'Tours',
    lead: 'A flow in steps, with what to say. The arrow keys go on and back.',
    steps: (count: number) => `${count} steps.`,
  },
  present: {
    heading: 'Present',
    hide: 'Hide the toolbar',
    hideWhat: 'Ctrl and \\ hide it and show it again, on any page.',
    phone: 'Phone',
    phoneWhat: 'The page in the frame of a phone, with a QR code for a real one.',
    sideBySide: 'Side by side',
    sideBySideWhat:
      'Two visitors or two variants in one window, each with a persona and a scenario.',
  },
  scenarios: {
    heading: 'Scenarios',
    search: 'Search scenarios',
    on: (count: number) => `${count} on`,
    specification: 'Specification',
    see: 'See it',
    apply: 'Apply',
    allOff: 'Turn all off',
  },
  clock: {
    heading: 'Clock',
    before: 'It is ',
    after: ' in Dhaka.',
    steps: { minute: '+1 min', quarter: '+15 min', day: '+1 day' },
    realTime: 'Real time',
  },
  seed: {
    heading: 'Data set',
    label: 'Any word gives flights and bookings of its own, and starts over',
    use: 'Use',
    usual: 'Usual data set',
  },
  notes: {
    heading: 'Notes',
    lead: 'Pinned to a place of this page. The link to this state takes them along.',
    label: 'Note',
    pin: 'Pin it',
    place: 'Now press the place that it is about. Escape leaves it at the top.',
    take: (number: string) => `Take note ${number} off`,
    here: 'Notes on this page',
  },
  rewording: {
    heading: 'Words',
    lead: 'Try other words: they stand wherever a page has exactly these, for you and in the link to this state.',
    from: 'The words as they are',
    pick: 'Choose on the page',
    choose: 'Now press the words. Escape goes back.',
    to: 'Other words',
    change: 'Change them',
    before: 'Before:',
    putBack: 'Put them back',
  },
  link: {
    heading: 'Link to this exact state',
    lead: 'Everything goes along: searches, bookings and what was typed into forms.',
    copy: 'Copy link',
  },
  inbox: {
    heading: 'Inbox',
    to: 'to',
    empty: 'Nothing yet: what a booking or a new password sends would be here.',
  },
}

/** What the prototype answers to visitor controls, and its pages around them. Names are as they were asked for. */
export const controls = {
  nothingChanged: 'Nothing was changed',
  whatThereIs: 'What can be chosen',
  back: 'Back to the page',
  resetIsAll: 'reset can only be reset=all.',
  noScenario: (name: string) => `No scenario is called ‘${name}’.`,
  noPersona: (name: string) => `No persona is called ‘${name}’.`,
  noTour: 'There is no tour of this name.',
  noTime: (clock: string) => `‘${clock}’ is no time. Try +2d, +15m or 2026-12-24T10:00Z.`,
  badSeed: 'A seed is up to 40 letters, digits, hyphens or underscores.',
  badLink: 'This link is not complete. Please copy it once more.',
  noLink: 'There is no link to this page.',
  linkForgotten: 'What was searched and booked before this link was copied is not kept any more.',
  wins: (winner: string, other: string) => `‘${winner}’ wins over ‘${other}’: both cannot be.`,
  hidden:
    'The toolbar is hidden. Ctrl and \\ show it again, and so does the address /prototype/show.',
  opening: 'Opening the link',
  goToPage: 'Go to the page',
}

/** The pages of presenter mode: a phone, and two visitors side by side. */
export const presenter = {
  ways: 'Present',
  phone: 'Phone',
  sideBySide: 'Side by side',
  code: 'QR code of the address below',
  scan: 'Scan it with a phone in the same network. What is done there changes nothing here.',
  noNetwork:
    'This machine has no address in a network, so a phone cannot reach it. Join a network, or open the prototype by an address that phones know, and come back.',
  onThePhone: 'The site on a phone',
  realPhone: 'On a real phone',
  ofTheFrame: 'Make it of the page in the frame',
  oneVisitor: 'This browser has one visitor for a whole window. Chrome and Edge can show two.',
  visitors: { one: 'Visitor one', two: 'Visitor two' },
  sites: { one: 'The site of visitor one', two: 'The site of visitor two' },
  states: { one: 'State of visitor one', two: 'State of visitor two' },
  sameState: 'As it is',
  noState: 'No scenario',
  become: 'Show',
}

/** The card of a tour's step. */
export const tourCard = {
  place: (step: number, steps: number) => `${step} of ${steps}`,
  goToStep: 'Go to the page of this step',
  next: 'Next',
  back: 'Back',
  end: 'End tour',
  finish: 'Finish',
  keysMove: 'to go back and on,',
  keysEnd: 'to end',
}

/** Subjects of emails about an account. Those about an order are the contract's (email-subjects.ts). */
export const emails = {
  welcome: 'Welcome to Jatra',
  confirmEmail: 'Confirm your email',
  newPassword: 'Set a new password',
  passwordChanged: 'Your password was changed',
  passwordRemoved: 'You now sign in by Google',
  accountDeleted: 'Your account was deleted',
}

/** The two Google accounts that are no demo accounts. */
export const google = {
  newcomer: 'Has no account yet: one is made.',
  somebody: 'Somebody else',
  unverified: 'With an email that is not verified.',
}

/**
 * What the toolbar's scripts say, and the words by which they find a page's fields. They are sent to the browser as JSON:
 * texts alone, with `{count}` for a number.
 */
export const scripts = {
  /** The digits of a number. */
  digits: '0123456789',
  /** Ends a sentence. */
  stop: '.',
  toolbar: {
    linkTooLong: 'This page is too full for a link.',
    copied: 'Copied.',
    selected: 'Selected: copy it with Ctrl+C.',
    found: '{count} found',
  },
  notes: { place: toolbar.notes.place, choose: toolbar.rewording.choose },
  hidden: controls.hidden,
  tourEnded: 'The tour has ended.',
  fill: {
    noForm: 'This page has no form to fill.',
    failed: 'The form could not be filled.',
    one: '1 field filled.',
    many: '{count} fields filled.',
    none: 'All fields have a value already.',
    /** How the labels of airport fields begin. */
    airportLabels: '^(From|To)',
    /** What is typed into a list of places that are no airports. */
    place: 'Nepal',
    /** In the headings of such travellers. */
    infant: 'Infant',
    child: 'Child',
  },
}
