import type { VisaDocuments } from './assemble-visa.ts'

export const thailandTexts = {
  name: 'Thailand e-Visa',
  documents: {
    photo:
      'One photo of the last 6 months, 35 x 45 mm, white background, matt paper, no glasses; and the same as a JPEG file',
    unpaidFlightBooking:
      'Return flight booking that shows your name and both dates; do not pay for the ticket before the visa is granted',
    hotelBooking:
      'Hotel booking for every night, or the invitation and ID copy of the person you stay with',
    solvency:
      'Bank solvency certificate; the embassy looks for at least ৳60,000 for each traveller on the day of the application',
    companyInvitation:
      'For the business visa (Non-Immigrant B): invitation of the Thai company with its registration of the last 6 months and the signatory’s ID',
    treatment:
      'For treatment in Thailand: the appointment letter of the hospital with the expected cost, and your medical reports',
    sponsorBalance:
      'The sponsor’s balance should be at least ৳60,000 for each traveller, on top of the sponsor’s own when both travel',
    familyBalance: 'The balance should be at least ৳60,000 for each traveller of the family',
    husbandConsent: 'Husband’s consent (NOC) to the journey when he does not travel along',
    childNeedsItsOwn: 'A child needs an e-Visa and an arrival card of its own, whatever its age',
    decides:
      'This is an e-Visa: we apply at thaievisa.go.th, the Royal Thai Embassy in Dhaka decides in about 10 working days, and may ask for more documents or an interview',
    arrival:
      'After the visa: the Thailand Digital Arrival Card (TDAC), free of charge, at most 3 days before you land',
  },
  plans: {
    touristSingle: 'Tourist e-Visa, single entry',
    touristMultiple: 'Tourist e-Visa, multiple entry',
    treatment: 'Medical treatment e-Visa, single entry',
    business: 'Business e-Visa (Non-Immigrant B)',
  },
}

const everyone = [
  'passport',
  'oldPassports',
  'photo',
  'unpaidFlightBooking',
  'hotelBooking',
] as const
const money = ['statement', 'solvency'] as const
const inTheEnd = ['decides', 'arrival'] as const

export const thailand: VisaDocuments<typeof thailandTexts> = {
  _id: 'visa-thailand',
  image: 'thailand',
  country: 'Thailand',
  // The embassy takes no application on a passport of less than 6 months, and airlines refuse boarding.
  shortPassport: 'refuse',
  listsChecked: {
    on: '2026-11-22',
    source: 'Royal Thai Embassy, Dhaka',
    url: 'https://www.thaievisa.go.th/',
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
      'treatment',
      ...inTheEnd,
    ],
    unemployed: [
      ...everyone,
      'noWorkLetter',
      'sponsorLetter',
      'sponsorMoney',
      'sponsorBalance',
      'sponsorWork',
      'kinship',
      'nationalId',
      ...inTheEnd,
    ],
    housewife: [
      ...everyone,
      'marriage',
      'husbandMoney',
      'familyBalance',
      'husbandWork',
      'husbandPassport',
      'husbandConsent',
      'nationalId',
      ...inTheEnd,
    ],
    student: [
      ...everyone,
      'studentId',
      'studentNoc',
      'parentsMoney',
      'familyBalance',
      'parentsWork',
      'nidOrBirthCertificate',
      'consentUnder18',
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
    touristSingle: { kind: 'tourist', validity: 90, stayPeriod: 60, price: 6_800 },
    touristMultiple: { kind: 'tourist', validity: 180, stayPeriod: 60, price: 22_500 },
    treatment: { kind: 'treatment', validity: 90, stayPeriod: 60, price: 7_900 },
    business: { kind: 'business', validity: 90, stayPeriod: 90, price: 11_500 },
  },
}
