import type { VisaDocuments } from './assemble-visa.ts'

export const sriLankaTexts = {
  name: 'Sri Lanka ETA',
  documents: {
    passportScan:
      'Scan or photo of the passport’s data page: all corners, no glare. No printed photo and no visa form are needed',
    flightAndAddress:
      'Flight number, date of arrival and the address of your first night: the ETA asks for them',
    onwardTicket: 'To carry with you: return or onward ticket, which the airline checks in Dhaka',
    hotelOrHost:
      'To carry with you: hotel booking, or the address and telephone number of your host',
    money:
      'To carry with you: proof of money for the stay, such as dollars endorsed in the passport or an international card; no figure is published, we advise USD 50 a day',
    homeStatement:
      'We advise to carry a bank statement of the last 3 months in English; it is seldom asked for',
    employerLetter: 'To carry with you: the employer’s leave letter or NOC in English',
    officeIdOrCard: 'Copy of the office ID card, or a visiting card',
    companyInvitation:
      'For the business ETA: invitation of the Sri Lankan company, with its business registration and the reason for the visit',
    tradeLicenceCopy:
      'To carry with you: copy of the trade licence, translated into English and notarised',
    fairRegistration: 'For a fair or a conference: the registration with its dates',
    orderForImmigration:
      'Government order (GO) for a journey abroad: immigration in Dhaka asks for it before you leave',
    retirementOrder:
      'To carry with you: retirement order or pension book (PPO), with the last post',
    prescriptions: 'Prescriptions in English for the medicines that you carry',
    payerLetter:
      'To carry with you: the letter of the person who pays for the journey, with that person’s NID copy and telephone number',
    payerStatement: 'Bank statement of the last 3 months of the person who pays',
    familyBookings:
      'If you travel with your family: its tickets and hotel booking with your name on them',
    marriageCopy:
      'To carry with you: copy of the marriage certificate in English, when the passport does not name the husband',
    husbandLetter:
      'If the husband does not travel along: his letter that he knows of the journey and pays, with a copy of his NID',
    husbandWorksThere: 'If the husband works in Sri Lanka: copy of his residence visa and passport',
    schoolLeaveLetter: 'To carry with you: leave letter of the school, college or university',
    parentLetter: 'Letter of the parent who pays, with a copy of the NID',
    consentWithoutParents: 'Under 18 without both parents: their consent (NOC), notarised',
    childNeedsItsOwn:
      'A child needs an ETA of its own; under 12 years it is issued free of charge by Sri Lanka, and our price covers the work',
    parentsCopies:
      'To carry with you: copies of the passports and ETAs of the parents who travel along',
    decides:
      'This is an ETA: we apply online at eta.gov.lk, the Department of Immigration of Sri Lanka answers by email, mostly within 2 working days',
    entry:
      'The officer in Colombo decides about entry: up to 30 days with two entries for tourists; carry the printed ETA',
  },
  plans: {
    tourist: 'Tourist ETA, two entries',
    business: 'Business ETA, several entries',
    transit: 'Transit ETA',
  },
}

/** An ETA is granted on the data alone: documents are for the airline's counter and for the officer in Colombo. */
const everyone = [
  'passport',
  'passportScan',
  'flightAndAddress',
  'onwardTicket',
  'hotelOrHost',
] as const
const inTheEnd = ['decides', 'entry'] as const

export const sriLanka: VisaDocuments<typeof sriLankaTexts> = {
  _id: 'visa-sri-lanka',
  image: 'sri-lanka',
  country: 'Srilanka',
  // The ETA is granted on the passport's data, and airlines refuse boarding with less than 6 months on arrival.
  shortPassport: 'refuse',
  carried: ['passport', 'officeId', 'visitingCard', 'departmentNoc', 'studentId'],
  listsChecked: {
    on: '2026-11-22',
    source: 'Department of Immigration, Sri Lanka',
    url: 'https://eta.gov.lk/',
  },
  documents: {
    jobholders: [
      ...everyone,
      'money',
      'homeStatement',
      'employerLetter',
      'officeIdOrCard',
      'companyInvitation',
      ...inTheEnd,
    ],
    businessman: [
      ...everyone,
      'money',
      'homeStatement',
      'tradeLicenceCopy',
      'visitingCard',
      'companyInvitation',
      'fairRegistration',
      ...inTheEnd,
    ],
    govtJobHolder: [
      ...everyone,
      'money',
      'orderForImmigration',
      'departmentNoc',
      'officeId',
      'officialPassport',
      ...inTheEnd,
    ],
    retiredPerson: [
      ...everyone,
      'money',
      'homeStatement',
      'retirementOrder',
      'prescriptions',
      ...inTheEnd,
    ],
    unemployed: [
      ...everyone,
      'money',
      'payerLetter',
      'payerStatement',
      'familyBookings',
      ...inTheEnd,
    ],
    housewife: [
      ...everyone,
      'money',
      'marriageCopy',
      'husbandLetter',
      'husbandWorksThere',
      ...inTheEnd,
    ],
    student: [
      ...everyone,
      'money',
      'studentId',
      'schoolLeaveLetter',
      'parentLetter',
      'consentWithoutParents',
      ...inTheEnd,
    ],
    nonChild: [
      ...everyone,
      'birthCertificate',
      'bothParents',
      'deadOrApart',
      'childNeedsItsOwn',
      'parentsCopies',
      ...inTheEnd,
    ],
  },
  plans: {
    tourist: { kind: 'tourist', validity: 180, stayPeriod: 30, price: 4_200 },
    business: { kind: 'business', validity: 180, stayPeriod: 30, price: 5_600 },
    transit: { kind: 'transit', validity: 180, stayPeriod: 2, price: 1_200 },
  },
}
