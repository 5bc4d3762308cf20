import { ENDED_DOCUMENTS_DAYS, VISA_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { plural } from '@jatra/design-system/language'

/** The copy of the visa pages, kept out of the main catalogue so that only these pages load it. */
export const visas = {
  detail: {
    description: (country: string) =>
      `The documents for a visa to ${country}, by kind of applicant, and what it costs in BDT.`,
    lead: (travelers: number, nationality: string) =>
      `For ${people(travelers)}, nationality: ${nationality}`,
    change: 'Change search',
    from: 'From',
    seeDocuments: 'See the documents you need',
    options: 'Visa options',
    /** The parts of an option's price. */
    priceFor: (travelers: number) =>
      plural(travelers, {
        one: 'all fees included',
        other: `for ${people(travelers)}, all fees included`,
      }),
    optionsText: (processing: string, pickUp: string) =>
      `The processing fee of ${processing} a traveller is in these prices. Having your documents picked up costs ${pickUp} more.`,
    requirements: 'Your documents',
    requirementsText: 'Choose your occupation to see which documents you need.',
    applicants: 'Requirements by applicant',
    group: (most: number) => `At most ${String(most)} travellers apply together here`,
    groupText: 'For a larger group please call us:',
    failed: 'Error! Task failed.',
    failedText: 'This visa could not be loaded just now. Please try again in a moment.',
    retry: 'Retry',
    back: 'Other destinations',
    missing: (country: string) => `No visa for ${country} is offered just now`,
    missingText: 'It may be back soon. Nothing was charged.',
  },
  book: {
    title: 'Book Schedule',
    back: 'Back to the requirements',
    lead: 'Enter the details as in the passport.',
    passportWarned:
      'This passport expires within 6 months. It may be turned back: check with the embassy before you pay.',
    documentsOf: (kind: string) => `Your documents: ${kind}`,
    documentsAll: 'See all kinds of applicants',
    documents: 'Documents',
    kind: 'Who applies',
    kindHint: 'It decides which documents the embassy wants of this traveller.',
    kindUnsaid: 'Not said yet',
    /** @param count of documents */
    slots: (count: number) => `Add documents one by one: ${count}`,
    slotEmpty: 'None yet',
    optional: (name: string) => `${name} (if it applies)`,
    later: {
      title: (numbers: readonly number[]) =>
        `No document yet of ${numbers.map((number) => `traveller ${number}`).join(', ')}`,
      asked: (kind: string) => `The embassy asks for these of each applicant (${kind}):`,
      box: (date: string) => `I will give the missing documents later, by ${date}`,
      boxPickUp: 'I will give the missing documents later, on the day of the pickup',
      hint: (days: number) =>
        `Bring them to our office within ${days} days, or hand them over on the day of the pickup. Without them we cannot apply for your visa.`,
      missing: 'Upload the documents above, or tick this box to give them later',
    },
    documentsHint:
      'Pictures of the passport and the other documents: JPG, PNG, WebP or AVIF, up to 10 MB',
    documentMessages: {
      tooLarge: (name: string) => `${name} is larger than 10 MB. Choose a smaller one.`,
      notAccepted: (name: string) =>
        `${name} is no JPG, PNG, WebP or AVIF picture. Save it as one first.`,
    },
    documentsScriptless:
      'Pictures can be added only with JavaScript. You can apply without: choose below to give the documents later, and add them on the page of your booking.',
    uploading: 'Please wait until every picture is uploaded',
    notUploaded: 'A picture was not uploaded. Try again, or remove it',
    uploadFailed: 'This picture did not arrive. Check your connection and try again.',
    uploadDeleted: 'This picture is no longer on your device. Remove it here and choose it again.',
    uploadSignedOut: 'You are signed out. Reload the page to sign in; what you typed is kept.',
    documentGone: (name: string) => `${name} is not there any more. Please upload it again.`,
    consent:
      'We keep these details and pictures to apply for your visa, show them to the embassy and nobody else, and keep a picture only without the place and camera data in it. Pictures that no application took are removed after 24 hours; those of an application that was not paid, after 30 days; those of a paid one some months after the visa is over, as our privacy policy says.',
    consentLink: 'See or delete my pictures',
    pickUpAddress: 'Pickup address',
    pickUpDate: 'Pickup date',
    pickUpDatePlaceholder: 'Choose a date',
    pickUpDateHint: (last: string, isToday: boolean) =>
      isToday ? `Any day up to ${last}` : `Any day from tomorrow up to ${last}`,
    charge: 'Pick Up Charge BDT 500TK',
    visaFee: 'Visa Fee',
    processingFee: 'Processing Fee',
    pickUpCharge: 'Pick Up Charge',
    line: (name: string, travelers: number) => `${name} × ${travelers}`,
    priceNote:
      'These are all fees. Visa plans are not refundable once the embassy has your application.',
    totalSaid: (total: string) => `Total ${total}`,
    selected: 'Selected plan',
    otherPlan: 'Choose another plan',
    restored: 'We filled in what you typed before.',
    failed: 'Error! Task failed.',
    priceChangedTitle: 'The price has changed',
    priceChanged: (was: string, is: string) =>
      `It was ${was} and is ${is} for your travellers now. Nothing was charged. Submit again to accept it.`,
    withdrawnTitle: 'This option is no longer offered',
    withdrawnText:
      'It was taken out a moment ago. Nothing was charged, and what you typed is kept.',
    withdrawnLink: 'See the other options',
  },
  /** What is refunded after a cancellation. */
  refund: {
    before: 'Until we hand your application to the embassy',
    afterwards: 'From then on, whatever the embassy decides',
    note: 'Visa Fee, Processing Fee and Pick Up Charge are all in it. Jatra keeps no fee of its own for cancelling.',
    /** On a booking. */
    how: 'We have not handed your application over yet. You can cancel it on this page.',
    handedOver: (date: string) => `The embassy has your application since ${date}.`,
    unwritten:
      'This visa was sold without a written rule. If you cancel it on this page, we tell you first what comes back.',
  },
  payment: {
    product: 'Visa',
    paidTitle: 'Your application is paid',
    cancelledText: 'Nothing was charged. What you typed and uploaded is kept in this tab.',
    newSearch: 'See visas',
  },
  order: {
    plan: 'Your visa',
    country: 'Country',
    option: 'Option',
    validity: 'Validity',
    stay: 'Stay period',
    days: (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`,
    refundable: 'Refundable',
    passport: 'Passport',
    born: 'Birth date',
    nationality: 'Nationality',
    contact: 'Contact',
    documents: 'Documents',
    documentsDue: 'Missing documents',
    documentsDueBy: (date: string, names: string) => `By ${date}, of ${names}`,
    download: (name: string) => `Download ${name}`,
    delivery: 'Delivery of the documents',
    method: 'Method',
    office: 'Our office',
    methods: { travelerDrop: 'You bring them to our office', pickUp: 'We pick them up' },
    pickUpDate: 'Pickup date',
    pickUpAddress: 'Pickup address',
    noOrdersAction: 'Find a visa',
  },
  documents: {
    title: 'My pictures',
    text: 'Pictures that you uploaded and that belong to no application yet. Each is removed by itself 24 hours after it was uploaded.',
    ofOrders: `Pictures of an application stay with it until ${VISA_DOCUMENTS_DAYS} days after the validity of the visa, because the embassy may ask for them. When it is cancelled or not paid, they are removed after ${ENDED_DOCUMENTS_DAYS} days. To have those of a paid application removed sooner, write to us.`,
    none: 'No document uploaded',
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    removeAsked: (name: string) => `Delete ${name}?`,
    removeText: 'The picture is gone then, and cannot be brought back.',
    keep: 'Keep it',
    removed: 'The picture is deleted.',
    uploadedOn: (date: string) => `Uploaded on ${date}`,
    back: 'My visa applications',
  },
} as const

function people(count: number): string {
  return `${count} ${plural(count, { one: 'traveller', other: 'travellers' })}`
}
