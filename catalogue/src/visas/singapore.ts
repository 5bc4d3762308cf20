import type { Visa } from '@jatra/contract/visa/visa'
import * as documents from './required-documents.ts'

const everyone = [
  documents.passport,
  documents.oldPassports,
  'Two photos of the last 3 months, 35 x 45 mm, matt paper, white background, the face 25 to 35 mm high, no glasses',
  'Form 14A, filled in and signed by yourself as in the passport; we fill it in from your documents, you sign it',
  'Return flight booking that shows your name and both dates',
  'Hotel booking for every night, or the address and NRIC copy of the person you stay with',
]

const money = [
  documents.statement,
  'Bank solvency certificate; no figure is published, we advise at least ৳1,50,000 for each traveller',
]

const invitation =
  'If somebody in Singapore invites you: letter of introduction (Form V39A) from a citizen, permanent resident or company, made with Singpass'
const decides =
  'This is an e-Visa: an authorised agent applies, the Immigration and Checkpoints Authority (ICA) decides in about 5 working days, and whether it is for one journey or several'
const arrival =
  'After the visa: the SG Arrival Card, free of charge, at most 3 days before you land; the officer there decides how many days you may stay, up to 30'

export const singapore: Visa = {
  _id: 'visa-singapore',
  name: 'Singapore e-Visa',
  image: 'singapore',
  country: 'Singapore',
  // ICA takes no application on a passport of less than 6 months, and turns its holder back at Changi.
  shortPassport: 'refuse',
  jobholders: [
    ...everyone,
    ...money,
    documents.creditedSalary,
    documents.leaveLetter,
    documents.salary,
    documents.officeId,
    documents.visitingCard,
    documents.nationalId,
    invitation,
    decides,
    arrival,
  ],
  businessman: [
    ...everyone,
    ...money,
    documents.companyStatement,
    documents.tradeLicence,
    documents.memorandum,
    documents.businessLetter,
    documents.visitingCard,
    documents.tin,
    documents.nationalId,
    'For a business visit: Form V39A of the Singapore company with its ACRA business profile of the last 6 months',
    decides,
    arrival,
  ],
  govtJobHolder: [
    ...everyone,
    ...money,
    documents.governmentOrder,
    documents.departmentNoc,
    documents.salary,
    documents.officeId,
    documents.officialPassport,
    documents.nationalId,
    decides,
    arrival,
  ],
  retiredPerson: [
    ...everyone,
    ...money,
    documents.retirement,
    documents.pension,
    documents.nationalId,
    'For treatment in Singapore: the appointment letter of the hospital, and your medical reports',
    invitation,
    decides,
    arrival,
  ],
  unemployed: [
    ...everyone,
    documents.noWorkLetter,
    documents.sponsorLetter,
    documents.sponsorMoney,
    documents.sponsorWork,
    documents.kinship,
    documents.nationalId,
    invitation,
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    documents.marriage,
    documents.husbandMoney,
    documents.husbandWork,
    documents.husbandPassport,
    'If the husband works in Singapore: copies of his work pass and passport, and Form V39A made by him or his employer',
    documents.nationalId,
    decides,
    arrival,
  ],
  student: [
    ...everyone,
    documents.studentId,
    documents.studentNoc,
    documents.parentsMoney,
    documents.parentsWork,
    'Copy of the NID, or of the birth certificate when under 18',
    'Under 18: consent of both parents, notarised',
    'This is a visit visa: to study in Singapore the school applies for a Student’s Pass instead',
    decides,
    arrival,
  ],
  nonChild: [
    ...everyone,
    documents.birthCertificate,
    documents.bothParents,
    documents.parentsMoney,
    documents.parentsWork,
    documents.parentsVisas,
    documents.deadOrApart,
    'For a child under 16 a parent signs Form 14A',
    'A child needs an e-Visa and an arrival card of its own, whatever its age',
    decides,
    arrival,
  ],
  visaList: [
    { name: 'Tourist e-Visa, single journey', validity: 60, stayPeriod: 30, price: 5_900 },
    { name: 'Business e-Visa, single journey', validity: 60, stayPeriod: 30, price: 6_900 },
    {
      name: 'e-Visa, multiple journeys where ICA grants them',
      validity: 730,
      stayPeriod: 30,
      price: 8_900,
    },
  ],
}
