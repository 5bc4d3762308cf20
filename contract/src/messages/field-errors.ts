import { formatDate } from '../values/date-words.ts'
import { formatBdt } from '../values/money.ts'
import { plural } from './plural.ts'

/** What forms say of what was typed. Browsers carry these of their own language, so what only the API says stands in the other catalogues. */
export const fieldErrors = {
  checkValue: 'Please check this value',
  unreadable: 'Please use characters that can be read',
  atMostCharacters: ({ max }: { max: number }) => `Please use at most ${max} characters`,
  dateForm: 'Give a date like 2026-12-01',

  // Accounts
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must have at least 6 characters',
  passwordTooWeak: 'one lowercase and one uppercase letter, one digit and one special character',
  userNameRequired: 'Username is required',
  userNameForm: 'Use letters, digits and signs without spaces or @',
  emailRequired: 'Email is required',
  emailForm: 'Invalid Email Format',
  identifierRequired: 'Username or Email is required',
  currentPasswordRequired: 'Current Password is required',
  newPasswordRequired: 'New password is required',
  newPasswordTooShort: 'New password must be 5 characters or more',
  confirmPasswordRequired: 'Confirm Password is required',
  passwordsDiffer: 'Passwords do not match',
  nameRequired: 'Name is required',
  phoneForm: 'Write the number with its country code: +880 1712 345678',

  // Travellers
  titleRequired: 'Title is required',
  genderRequired: 'Gender is required',
  ageRequired: 'Give the age in whole years',
  ageOfAdult: 'This place was booked for somebody of 12 years or more',
  ageOfBand: ({ least, most }: { least: number; most: number }) =>
    `This place was booked for a child of ${least} to ${most} years`,
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  oneNameAlone: 'With one name alone the first name stays empty',
  nameTooLong: ({ max, shorter }: { max: number; shorter: string }) =>
    `At most ${max} letters fit on the ticket. It can read: ${shorter}.`,
  sameNameTwice:
    'The airline takes each name once on a booking. Write this name as it differs in the passport, or book this traveller separately.',
  latinName: 'Use the letters A to Z, as printed in the passport or ID',
  latinNameOffered: ({ spelling }: { spelling: string }) =>
    `Use the letters A to Z, as printed in the passport or ID. Perhaps ${spelling}?`,
  birthYearRequired: 'Birth year is required',
  birthMonthRequired: 'Birth month is required',
  birthDayRequired: 'Birth day is required',
  noSuchDay: 'That month has no such day',
  bornInFuture: 'The birth date is in the future',
  bornAfterStart: 'The birth date is after the journey starts',
  fliesAsAdult: 'Is 12 or older on the day of departure, and flies as an adult',
  turnsTwelve: ({ date }: { date: string }) =>
    `Turns 12 on ${formatDate(date)} and flies as an adult: this airline counts the age on the last flight`,
  fliesAsChild: 'Is 2 to 11 on the day of departure, and flies as a child',
  turnsTwo: ({ date }: { date: string }) =>
    `Turns 2 on ${formatDate(date)} and flies as a child, with a seat on every flight`,
  fliesAsInfant: 'Is under 2 on the last flight, and flies as an infant',
  nationalityRequired: 'Nationality is required',
  nationalityForm: 'Give the country by its name or its two letters, such as BD',
  countryCodeRequired: 'Country code is required',
  mobileNumberRequired: 'Mobile number is required',
  mobileNumberForm: 'Use 4 to 14 digits',
  passportExpiryYearRequired: 'Passport expiry year is required',
  passportExpiryMonthRequired: 'Passport expiry month is required',
  passportExpiryDayRequired: 'Passport expiry day is required',
  passportNumberRequired: 'Passport number is required',
  passportNumberForm: 'Use 6 to 9 letters and digits, as in the passport',
  passportCountryForm: 'Choose the country that issued the passport',
  passportEndsOnTheWay: 'This passport expires before the journey ends',
  passportExpired: 'This passport has expired',
  passportShort:
    'This passport expires within 6 months. The country asks for 6 months on arrival: please renew it first',

  // Passengers of a flight
  tooManySeated: ({ max }: { max: number }) =>
    `Airlines take at most ${max} adults and children on one booking.`,
  tooManyInfants:
    'Each infant travels on the lap of an adult, so there cannot be more infants than adults.',

  // Rooms of a holiday
  chooseCount: ({ max }: { max: number }) => `Choose 0 to ${max}`,
  roomMissing: 'Choose at least one room.',
  adultMissing: 'At least one adult must travel.',
  infantsPerAdult: 'Each infant sleeps with an adult, so there cannot be more infants than adults.',
  roomsTooSmall: ({ beds, sleepers }: { beds: number; sleepers: number }) =>
    `These rooms hold ${beds} ${plural(beds, { one: 'adult or child', other: 'adults and children' })}, and you chose ${sleepers}. Add a room or travel with fewer.`,
  travelDatePassed: 'Choose a travel date from tomorrow on',
  travelDateOutside: ({ from, to }: { from: string; to: string }) =>
    `Choose a travel date from ${formatDate(from)} to ${formatDate(to)}`,
  travelDateMissing: 'Please select a travel date',
  unprintable: ({ letters }: { letters: string }) =>
    `Use English or Bangla letters: receipts cannot print ${letters}`,
  contactFirstName: 'Please provide a first name',
  contactLastName: 'Please provide a last name',
  contactEmail: 'Please provide an email',
  contactNumber: 'Please provide a mobile number',

  // Visas
  documentsTooMany: ({ max }: { max: number }) => `Add at most ${max} documents for each traveller`,
  documentTwice: 'Add each document once',
  documentsMissing: 'Add the documents of this traveller, or choose to give them later',
  deliveryMissing: 'Please select a delivery method',
  pickUpDateMissing: 'Please select a pickup date',
  pickUpDatePassed: 'Pickup date cannot be earlier than today',
  pickUpTodayOver: 'It is too late for a pickup today. Choose another day',
  pickUpDateTooLate: ({ last }: { last: string }) =>
    `Choose a pickup date up to ${formatDate(last)}`,
  pickUpAddressMissing: 'Please give the pickup address',
  statusSentenceRequired: 'Write the sentence that travellers read',
  checkedSourceRequired: 'Write who says so',
  checkedUrlForm: 'Give an address that begins with https://',
  checkedInFuture: 'It cannot have been checked on a day that is still to come',
  closedUntilEarly: 'The last closed day comes after a first one',

  // Paying
  paymentTypeMissing: 'Please select a payment option',
  amountNotTaken: ({ min, max }: { min: number; max: number }) =>
    `One payment can be ${formatBdt(min)} to ${formatBdt(max)}. Please split the journey or the travellers over several bookings.`,
  optionTakesMore: ({ option, least }: { option: string; least: number }) =>
    `${option} takes no less than ${formatBdt(least)} in one payment. Please select another payment option.`,
  optionTakesLess: ({ option, most }: { option: string; most: number }) =>
    `${option} takes no more than ${formatBdt(most)} in one payment. Please select another payment option.`,
  accountNameRequired: 'Account name is required',
  accountNumberRequired: 'Account number is required',
  accountNumberForm: 'Write the 8 to 17 digits of the account number',
  bankRequired: 'Bank is required',
  branchRequired: 'Branch is required',
  routingNumberForm: 'Write the nine digits of the routing number, or leave it empty',

  // The desk
  wholeTaka: 'Write whole taka',
  paymentReferenceRequired: 'Reference of the payment is required',
  reasonRequired: 'Reason is required',
  noteRequired: 'Note is required',
  searchTextMissing: 'Write what to look for',
  searchNameMissing: 'Give the search a name',

  // Checking a booking
  referenceMissing: 'Please provide a booking reference',
} as const
