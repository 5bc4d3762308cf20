import { formatDate, formatTime } from '../values/date-words.ts'
import { timeInDhaka } from '../values/dhaka-time.ts'
import { formatBdt } from '../values/money.ts'

/** What a page of a list has. */
export type PageThings =
  | 'accounts'
  | 'airports'
  | 'bookings'
  | 'cancellations'
  | 'differences'
  | 'entries'
  | 'flights'
  | 'packages'
  | 'payments'
  | 'refunds'

/** What the API says of requests as such, of accounts and of pictures. */
export const requests = {
  checkInput: 'Please check what you entered.',
  signIn: 'Please sign in.',
  otherAccount: 'This belongs to another account.',
  accountChanged: 'Another account is signed in here now, so nothing was sent.',
  dutyMissing: 'Your account may not do this.',
  nothingHere: 'There is nothing here.',
  nothingAsked: 'Nothing was asked.',
  serviceFailed: 'Something went wrong on our side. Please try again.',
  serviceUnavailable: 'We are not available just now. Please try again.',
  serviceUnreachable: 'We could not reach the service. Please try again.',
  tooManyAttempts: 'Too many attempts. Please wait and try again.',
  methodNotAllowed: ({ methods }: { methods: string }) =>
    `Use ${methods.replaceAll(',', ' or ')} here.`,
  bodyCompressed: 'Send the body without compression.',
  bodyNoJson: 'Send the body as application/json.',
  bodyInvalidJson: 'The body is not valid JSON.',
  bodyCutOff: 'The body ended before its end.',
  bodyTooLarge: ({ most }: { most: string }) => `That is more than we can take at once (${most}).`,
  valueMissing: 'Please give this value',
  tooDeep: 'The input is nested too deeply.',
  tooMuch: 'There is more in this than we take at once.',
  keyForm: 'Use 1 to 100 visible ASCII characters.',
  keyFormOfHeader: 'Idempotency-Key: Use 1 to 100 visible ASCII characters.',
  pageSize: ({ most, things }: { most: number; things: PageThings }) =>
    `Ask for 1 to ${most} ${things}`,
  pageUnknown: 'This page is not there. Please start from the first one.',
  noticeRejected: 'This notice was refused.',
  noticeNotTaken: 'Please send this notice again.',
  jobUnknown: 'There is no failed job with this id.',

  // Guards of the site
  siteUnavailable: 'We are not available just now.',
  notFromHere: 'This request did not come from our own pages.',
  addressTooLong: 'This address is too long.',
  pictureFormTooLarge: 'This picture is larger than 5 MB. Please go back and choose a smaller one.',
  hostMissing: 'This request does not say which site it wants.',
  addressNotSetUp: ({ host }: { host: string }) =>
    `This site is not set up for the address ${host}. If you run it, set PUBLIC_URL to the address that visitors use.`,

  // Signing in
  wrongLogin: 'Wrong username, email or password',
  userNameTaken: 'This username is already taken',
  emailTaken: 'An account with this email already exists',
  userNameAndEmailTaken:
    'This username is already taken. An account with this email already exists',
  manySigningIn: 'Many people are signing in. Please try again.',
  signInEnded: 'This sign-in has ended. Please try again.',
  deviceUnknown: 'This device is not signed in.',
  linkExpired: 'This link does not work any more. It may have expired, or have been used already.',
  wrongCurrentPassword: 'This is not your current password',
  noPasswordYet: 'Your account has no password yet. Set one by Forgot Password',

  // Accounts
  accountUnknown: 'This account is not there.',
  phoneUnknown: 'There is no such number. Check the country code and the digits',
  phoneUnknownUnder: ({ countryCode }: { countryCode: string }) =>
    `There is no such number under +${countryCode}. Check the country code and the digits`,
  phoneNotCalled: ({ number }: { number: string }) =>
    `${number} cannot be called. Check the digits`,
  languageUnknown: 'Choose English or Bangla',
  passwordWrong: 'This is not your password',
  emailDiffers: 'Write the email address of this account to confirm',
  paymentUnderWay: ({ minutes }: { minutes: number }) =>
    `A payment of this account is under way. Once it has ended, usually within ${minutes} minutes, the account can be deleted.`,
  waitsForBank: ({ amount, reference }: { amount: number; reference: string }) =>
    `The refund of ${formatBdt(amount)} for booking ${reference} needs a bank account. Once that is given on the page of the booking and the refund is paid, the account can be deleted.`,
  waitsForRefund: ({ amount, reference }: { amount: number; reference: string }) =>
    `The refund of ${formatBdt(amount)} for booking ${reference} is not paid yet. Once it is, the account can be deleted.`,
  waitsForRefunds: ({ amount, references }: { amount: number; references: string }) =>
    `Refunds of ${formatBdt(amount)} in all are not paid yet: ${references}. Once they are, the account can be deleted.`,
  waitsForDecision: ({ reference }: { reference: string }) =>
    `We are still deciding about booking ${reference}. Once we have, the account can be deleted.`,
  waitsForCancellation: ({ amount, reference }: { amount: number; reference: string }) =>
    `Booking ${reference} is being cancelled, and ${formatBdt(amount)} go back. Once they are paid, the account can be deleted.`,
  waitsForAmount: ({ reference }: { reference: string }) =>
    `Booking ${reference} is being cancelled, and a colleague of ours finds out what goes back. Once that is paid, the account can be deleted.`,
  waitsForAirline: ({ reference }: { reference: string }) =>
    `Booking ${reference} is being cancelled at its airline, and its price goes back. Once that is paid, the account can be deleted.`,
  waitsForTickets: ({ reference }: { reference: string }) =>
    `Booking ${reference} is paid and waits for its tickets. Once it has them, or its money is paid back, the account can be deleted.`,
  waitsForHold: ({ reference, until }: { reference: string; until: string }) =>
    `The seats of booking ${reference} are held until ${formatDate(timeInDhaka(Date.parse(until)))}, ${formatTime(until)}, Dhaka time, and not paid. Release them on its page, or wait until then, and the account can be deleted.`,
  staffStays: 'Another member of staff cannot be deleted from here.',
  lastManagerStays: 'You are the last manager. Make somebody else a manager first.',
  tooManyTravelers: ({ max }: { max: number }) =>
    `You can keep ${max} travellers. Please remove one first.`,
  travelerUnknown: 'This traveller is not in your list any more.',
  travelerIdForm: 'Use 1 to 64 letters, digits, hyphens and underscores',
  passportDraftUnknown: 'These passport details are no longer kept. Please type them again.',
  passportFieldsOnly: 'Send passport fields only',
  tooManyFields: ({ max }: { max: number }) => `Send at most ${max} fields`,
  draftIdForm: 'Use 16 to 64 letters and digits',
  notThisName: 'Use the name as it stands in the travel document',
  notThisMail: 'No mail can be delivered to this address',

  // Pictures
  pictureTooLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  pictureTooSmall: ({ pixels }: { pixels: number }) =>
    `This picture is too small: each side needs at least ${pixels} pixels.`,
  pictureUnknown: 'This account has no picture.',
  pictureNotStored: 'We could not store this picture just now. Please try again.',
  manyUploads: 'Many pictures are being uploaded just now. Please try again in a moment.',
  manyDrawings: 'Many files are being prepared just now. Please try again in a moment.',
  manyLinkPictures: 'Too many pictures at once. Please wait and try again.',
  documentTooLarge: 'This file is larger than 10 MB. Please take a smaller picture.',
  documentEmpty: 'This file is empty. Please choose the picture again.',
  uploadCutOff: 'The file did not arrive whole. Please upload it again.',
  documentTypeUnsupported: 'This file is no picture. Please upload a JPEG, PNG, WebP or AVIF.',
  documentKindUnsupported: ({ kind }: { kind: string }) =>
    `We cannot take ${kind} files. Please upload a JPEG, PNG, WebP or AVIF.`,
  heicUnsupported: ({ kind }: { kind: string }) =>
    `We cannot open ${kind} pictures. Please save it as JPEG, or take a screenshot of it.`,
  documentTooSmall: ({ pixels }: { pixels: number }) =>
    `This picture is too small to be read: each side needs at least ${pixels} pixels.`,
  documentTooWide:
    'This picture has more pixels than we can open: at most 12,000 on each side. Please save it smaller.',
  documentTooHeavy:
    'This picture is too large for us to open. Please save it as JPEG with at most 5,000 pixels on each side.',
  documentUnreadable: 'This picture is damaged and cannot be opened. Please choose another.',
  tooManyDocuments: ({ max }: { max: number }) =>
    `You have ${max} uploads that belong to no application. Please remove some first.`,
  documentUnknown: 'This document is not there. Please upload it again.',
  documentAttached: 'This document belongs to an application and stays with it.',
  documentElsewhere: 'This document is with another traveller already',
  documentsAccepted: 'We have accepted this document: there is nothing to replace.',
  documentsTooLate: 'We have handed the application over, so no document is taken any more.',
  applicationEnded: 'This application takes no documents any more.',
  documentsPerTraveler: ({ max }: { max: number }) =>
    `Upload at most ${max} documents for a traveller`,
  documentOfOne: 'Give each document to one traveller',
} as const
