import type { VisaDocuments } from './assemble-visa.ts'

export const singaporeTexts = {
  name: 'Singapore e-Visa',
  documents: {
    photos:
      'Two photos of the last 3 months, 35 x 45 mm, matt paper, white background, the face 25 to 35 mm high, no glasses',
    form14A:
      'Form 14A, filled in and signed by yourself as in the passport; we fill it in from your documents, you sign it',
    hotelBooking:
      'Hotel booking for every night, or the address and NRIC copy of the person you stay with',
    solvency:
      'Bank solvency certificate; no figure is published, we advise at least ৳1,50,000 for each traveller',
    invitation:
      'If somebody in Singapore invites you: letter of introduction (Form V39A) from a citizen, permanent resident or company, made with Singpass',
    businessVisit:
      'For a business visit: Form V39A of the Singapore company with its ACRA business profile of the last 6 months',
    treatment:
      'For treatment in Singapore: the appointment letter of the hospital, and your medical reports',
    husbandWorksThere:
      'If the husband works in Singapore: copies of his work pass and passport, and Form V39A made by him or his employer',
    notForStudies:
      'This is a visit visa: to study in Singapore the school applies for a Student’s Pass instead',
    childForm14A: 'For a child under 16 a parent signs Form 14A',
    childNeedsItsOwn: 'A child needs an e-Visa and an arrival card of its own, whatever its age',
    decides:
      'This is an e-Visa: an authorised agent applies, the Immigration and Checkpoints Authority (ICA) decides in about 5 working days, and whether it is for one journey or several',
    arrival:
      'After the visa: the SG Arrival Card, free of charge, at most 3 days before you land; the officer there decides how many days you may stay, up to 30',
  },
  plans: {
    touristSingle: 'Tourist e-Visa, single journey',
    businessSingle: 'Business e-Visa, single journey',
    multiple: 'e-Visa, multiple journeys where ICA grants them',
  },
}

const everyone = [
  'passport',
  'oldPassports',
  'photos',
  'form14A',
  'flightBooking',
  'hotelBooking',
] as const
const money = ['statement', 'solvency'] as const
const inTheEnd = ['decides', 'arrival'] as const

export const singapore: VisaDocuments<typeof singaporeTexts> = {
  _id: 'visa-singapore',
  image: 'singapore',
  country: 'Singapore',
  // ICA takes no application on a passport of less than 6 months, and turns its holder back at Changi.
  shortPassport: 'refuse',
  listsChecked: {
    on: '2026-11-22',
    source: 'Immigration and Checkpoints Authority (ICA)',
    url: 'https://www.ica.gov.sg/',
  },
  documents: {
    jobholders: [
      ...everyone,
      ...money,
      'creditedSalary',
      'leaveLetter',
      'salary',
      'officeId',
      'visitingCard',
      'nationalId',
      'invitation',
      ...inTheEnd,
    ],
    businessman: [
      ...everyone,
      ...money,
      'companyStatement',
      'tradeLicence',
      'memorandum',
      'businessLetter',
      'visitingCard',
      'tin',
      'nationalId',
      'businessVisit',
      ...inTheEnd,
    ],
    govtJobHolder: [
      ...everyone,
      ...money,
      'governmentOrder',
      'departmentNoc',
      'salary',
      'officeId',
      'officialPassport',
      'nationalId',
      ...inTheEnd,
    ],
    retiredPerson: [
      ...everyone,
      ...money,
      'retirement',
      'pension',
      'nationalId',
      'treatment',
      'invitation',
      ...inTheEnd,
    ],
    unemployed: [
      ...everyone,
      'noWorkLetter',
      'sponsorLetter',
      'sponsorMoney',
      'sponsorWork',
      'kinship',
      'nationalId',
      'invitation',
      ...inTheEnd,
    ],
    housewife: [
      ...everyone,
      'marriage',
      'husbandMoney',
      'husbandWork',
      'husbandPassport',
      'husbandWorksThere',
      'nationalId',
      ...inTheEnd,
    ],
    student: [
      ...everyone,
      'studentId',
      'studentNoc',
      'parentsMoney',
      'parentsWork',
      'nidOrBirthCertificate',
      'consentUnder18',
      'notForStudies',
      ...inTheEnd,
    ],
    nonChild: [
      ...everyone,
      'birthCertificate',
      'bothParents',
      'parentsMoney',
      'parentsWork',
      'parentsVisas',
      'deadOrApart',
      'childForm14A',
      'childNeedsItsOwn',
      ...inTheEnd,
    ],
  },
  plans: {
    touristSingle: { kind: 'tourist', validity: 60, stayPeriod: 30, price: 5_900 },
    businessSingle: { kind: 'business', validity: 60, stayPeriod: 30, price: 6_900 },
    multiple: { kind: 'tourist', validity: 730, stayPeriod: 30, price: 8_900 },
  },
}
