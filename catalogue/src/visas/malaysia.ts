import type { VisaDocuments } from './assemble-visa.ts'

export const malaysiaTexts = {
  name: 'Malaysia eVISA',
  documents: {
    photo:
      'One photo of the last 3 months, 35 x 50 mm, white background, dark clothes, ears visible; and the same as a JPEG file',
    hotelBooking:
      'Hotel booking for every night, or the host’s invitation with a copy of the MyKad or pass and a recent utility bill',
    travelPlan: 'Day-by-day travel plan on one page',
    solvency:
      'Bank solvency certificate; no figure is published, we advise at least ৳1,00,000 for each traveller with movements in every month',
    companyInvitation:
      'For the multiple entry visa: invitation of a Malaysian company with its SSM registration, and stamps of earlier visits',
    childrenPay:
      'If your children pay: their letter, bank statement of the last 6 months and work documents',
    oftenRefused:
      'Young applicants without work, study or earlier journeys are refused often; the fee is not given back',
    husbandWorksThere:
      'If the husband works in Malaysia: copy of his pass, his passport and a letter of his employer there',
    notForStudies:
      'This is a visit visa: to study in Malaysia you need the approval of EMGS and a student pass instead',
    childNeedsItsOwn: 'A child needs an eVISA and an arrival card of its own, whatever its age',
    decides:
      'This is an eVISA: we apply at malaysiavisa.imi.gov.my, the Immigration Department of Malaysia decides in about 5 working days, and may refuse without giving a reason',
    arrival:
      'After the visa: the Malaysia Digital Arrival Card (MDAC), free of charge, at most 3 days before you land; carry the printed eVISA and the return ticket',
  },
  plans: {
    touristSingle: 'Tourist eVISA, single entry',
    businessSingle: 'Business visit eVISA, single entry',
    businessMultiple: 'Multiple entry visa, for business visitors',
  },
}

const everyone = [
  'passport',
  'oldPassports',
  'photo',
  'flightBooking',
  'hotelBooking',
  'travelPlan',
] as const
const money = ['statement', 'solvency'] as const
const inTheEnd = ['decides', 'arrival'] as const

export const malaysia: VisaDocuments<typeof malaysiaTexts> = {
  _id: 'visa-malaysia',
  image: 'malaysia',
  country: 'Malaysia',
  // The eVISA form itself takes no passport of less than 6 months, and neither does the officer at KLIA.
  shortPassport: 'refuse',
  listsChecked: {
    on: '2026-11-22',
    source: 'Immigration Department of Malaysia',
    url: 'https://malaysiavisa.imi.gov.my/',
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
      'companyInvitation',
      'nationalId',
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
      'childrenPay',
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
      'oftenRefused',
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
      'schoolLeave',
      'childNeedsItsOwn',
      ...inTheEnd,
    ],
  },
  plans: {
    touristSingle: { kind: 'tourist', validity: 90, stayPeriod: 30, price: 5_400 },
    businessSingle: { kind: 'business', validity: 90, stayPeriod: 30, price: 6_900 },
    businessMultiple: { kind: 'business', validity: 365, stayPeriod: 30, price: 14_500 },
  },
}
