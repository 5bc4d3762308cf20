import { formatDate } from '../values/date-words.ts'
import { formatBdt } from '../values/money.ts'
import { plural } from './plural.ts'

type CancellationStatus = 'asked' | 'needs_person' | 'done' | 'dropped'

const refundStatuses = {
  requested: 'requested',
  approved: 'approved',
  sent: 'sent',
  confirmed: 'confirmed',
  needs_person: 'needs person',
  declined: 'declined',
}
const refundActs = {
  approve: 'approved',
  decline: 'declined',
  retry: 'tried again',
  'mark-paid': 'marked as paid',
}

/** What the API says to those who work here: refunds, cancellations and the catalogue of holidays and visas. */
export const staff = {
  ownBooking: 'This booking is of your own account, so a colleague has to see to it.',

  // Cancellations and payments
  cancellationUnknown: 'There is no such cancellation.',
  cancellationDecided: ({ status }: { status: CancellationStatus }) =>
    `This cancellation is ${status} by now and waits for nobody. Please look at it again.`,
  noAmountShown: 'The traveller was shown no amount: write what goes back',
  nothingBack: 'Nothing would come back: drop it, so that the booking stands',
  lessThanShown: 'This is less than the traveller was shown',
  moreThanLeft: 'This is more than is left of what was paid',
  wholeTakaOrWhole: 'Write whole taka, or whole',
  noPaymentHeld: 'No payment of this booking waits for a check by now. Please look at it again.',

  // Refunds
  orderUnknown: 'There is no such booking.',
  refundUnknown: 'There is no such refund.',
  refundDecided: ({
    status,
    act,
  }: {
    status: keyof typeof refundStatuses
    act: keyof typeof refundActs
  }) =>
    `This refund is ${refundStatuses[status]} by now and cannot be ${refundActs[act]}. Please look at it again.`,
  ownRefund: 'You asked for this refund, so a colleague has to approve or decline it.',
  refundOwed:
    'The traveller is owed this refund, by a cancellation or for a payment that bought nothing, so it cannot be declined.',
  lessIsLeft: ({ left }: { left: number }) =>
    `Only ${formatBdt(left)} of what was paid for this booking is left by now. Please decline this refund and ask for another.`,
  nothingLeft: 'All that was paid for this booking is on its way back, or waits for approval.',
  nothingPaid: 'Nothing was paid for this booking.',
  keyOfOtherRefund: 'This Idempotency-Key was used for another refund.',

  // The desk
  tooManySearches: ({ most }: { most: number }) =>
    `You keep ${most} searches already. Please remove one first.`,
  clientIdForm: 'Give an id of 8 to 64 letters, digits and hyphens',
  idOfOtherNote: 'This id was used for another note.',
  passportNotKept: 'This passport is not kept any more, or was never given.',

  // Visa applications
  applicationUnknown: 'There is no such visa application.',
  holidayUnknown: 'There is no such holiday.',
  holidayUnpaid: 'This holiday is not paid, so it is not confirmed.',
  holidayCancelled:
    'This holiday is cancelled by its traveller, or waits for that: do not confirm it.',
  holidayStarted: 'This holiday has begun.',
  holidayConfirmedBefore: 'This holiday is confirmed already, under other references.',
  referenceRequired: 'Give the reference',
  flightReferenceRequired: 'Flights are in the price: give the airline’s reference',
  applicationUnpaid: 'This application is not paid, so it does not go to the embassy.',
  applicationCancelled:
    'This application is cancelled by its traveller, or waits for that: do not hand it over.',
  applicationIncomplete: ({ travelers }: { travelers: string }) =>
    `There is no document of traveller ${travelers} here. Say why the application goes all the same, such as that it came on paper.`,
  checklistIncomplete: ({ count, travelers }: { count: number; travelers: string }) =>
    `${count} required ${plural(count, { one: 'document is', other: 'documents are' })} not accepted yet, of traveller ${travelers}. Say why the application goes all the same, such as that they came on paper.`,
  applicationWentOn: 'The embassy has this application already, so the hand-over stays.',
  applicationDecided: 'The embassy has decided about this application.',
  checklistItemUnknown: 'This application does not ask for that document.',
  documentsReplaced: 'The traveller has given other documents since. Look at those.',
  slotAccepted: 'A colleague has accepted these documents since.',
  slotAsked: 'A colleague has asked for other documents since.',
  nothingGiven: 'There is no document here that could be wrong.',
  askReasonMissing: 'Say what is wrong with it',
  notHandedOver: 'This application is not with the embassy. Hand it over first.',
  notDecided: 'The embassy has not decided yet. Say first what it decided.',
  wasGranted: 'A colleague has written down that the visa was granted.',
  wasRefused: 'A colleague has written down that the visa was refused.',
  letterUnknown: 'The letter is not there. Upload it once more.',
  dayMissing: 'Give a day like 2026-12-04',
  stageInFuture: 'Give a day that has come',
  stageBefore: ({ since }: { since: string }) =>
    `Give a day from ${formatDate(since)} on: before that it was not so far`,
  handOverStands: ({ minutes }: { minutes: number }) =>
    `This application went to the embassy more than ${minutes} minutes ago, so that cannot be undone any more.`,
  cancelledAtEmbassy:
    'Its traveller has cancelled since, as an application that the embassy has. Ask for a refund of the rest by hand.',

  // The desk
  claimedBy: ({ name }: { name: string }) => `${name} is on it. Please look at it again.`,
  itemGone: 'This waits for nobody any more: a colleague has seen to it, or it ended by itself.',
  notColleague: 'Choose a colleague who does this work',

  // The catalogue
  visaCountryTaken: ({ country }: { country: string }) =>
    `There is a visa for ${country} already. Change that one, or withdraw it first.`,
  visaNameRequired: 'Name the visa',
  planNameRequired: 'Name the option',
  requirementRequired: 'Write the requirement',
  checklistNameRequired: 'Name the document',
  checklistIdWrong: 'Give the document an id of letters, such as bankStatement',
  checklistItemTwice: 'Two documents have the same id',
  packageNameRequired: 'Give the package a name',
  packageDestinationRequired: 'Say where it goes',
  packageDescriptionRequired: 'Describe the package',
  conditionRequired: 'Write the condition',
  notAsManyAsEnglish: 'Write as many lines as in English',
  languagesUnknown: 'Ask for all languages, or leave this out',
  lastDayBeforeFirst: 'The last day cannot be before the first',
  hotelNameRequired: 'Name the hotel',
  hotelRoomRequired: 'Say what the room is',
  hotelPlaceRequired: 'Say where the hotel is',
  airportForm: 'Give the airport’s code: DAC',
  timeForm: 'Give a time like 09:05',
  reviewerRequired: 'Say who wrote it',
  reviewRequired: 'Write what was said',
  stepDays: 'Give 1 to 365 days before the journey',
  stepPercent: 'Give 1 to 100 percent of the price',
  stepMissing: 'Give at least one step',
  tooManySteps: 'Give at most 6 steps',
  stepsOutOfOrder: 'Each step must be later than the one before, and bring less',
} as const
