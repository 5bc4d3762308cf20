import type { Visa } from '@jatra/contract/visa/visa'
import * as documents from './required-documents.ts'

const everyone = [
  documents.passport,
  documents.oldPassports,
  'One photo of the last 6 months, 35 x 45 mm, white background, matt paper, no glasses; and the same as a JPEG file',
  'Return flight booking that shows your name and both dates; do not pay for the ticket before the visa is granted',
  'Hotel booking for every night, or the invitation and ID copy of the person you stay with',
]

const money = [
  documents.statement,
  'Bank solvency certificate; the embassy looks for at least ৳60,000 for each traveller on the day of the application',
]

/** It decides, and asks for more whenever it likes. */
const decides =
  'This is an e-Visa: we apply at thaievisa.go.th, the Royal Thai Embassy in Dhaka decides in about 10 working days, and may ask for more documents or an interview'
const arrival =
  'After the visa: the Thailand Digital Arrival Card (TDAC), free of charge, at most 3 days before you land'

export const thailand: Visa = {
  _id: 'visa-thailand',
  name: 'Thailand e-Visa',
  image: 'thailand',
  country: 'Thailand',
  // The embassy takes no application on a passport of less than 6 months, and airlines refuse boarding.
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
    'For the business visa (Non-Immigrant B): invitation of the Thai company with its registration of the last 6 months and the signatory’s ID',
    documents.nationalId,
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
    'For treatment in Thailand: the appointment letter of the hospital with the expected cost, and your medical reports',
    decides,
    arrival,
  ],
  unemployed: [
    ...everyone,
    documents.noWorkLetter,
    documents.sponsorLetter,
    documents.sponsorMoney,
    'The sponsor’s balance should be at least ৳60,000 for each traveller, on top of the sponsor’s own when both travel',
    documents.sponsorWork,
    documents.kinship,
    documents.nationalId,
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    documents.marriage,
    documents.husbandMoney,
    'The balance should be at least ৳60,000 for each traveller of the family',
    documents.husbandWork,
    documents.husbandPassport,
    'Husband’s consent (NOC) to the journey when he does not travel along',
    documents.nationalId,
    decides,
    arrival,
  ],
  student: [
    ...everyone,
    documents.studentId,
    documents.studentNoc,
    documents.parentsMoney,
    'The balance should be at least ৳60,000 for each traveller of the family',
    documents.parentsWork,
    'Copy of the NID, or of the birth certificate when under 18',
    'Under 18: consent of both parents, notarised',
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
    'A child that goes to school: student ID card and the school’s leave letter',
    'A child needs an e-Visa and an arrival card of its own, whatever its age',
    decides,
    arrival,
  ],
  visaList: [
    { name: 'Tourist e-Visa, single entry', validity: 90, stayPeriod: 60, price: 6_800 },
    { name: 'Tourist e-Visa, multiple entry', validity: 180, stayPeriod: 60, price: 22_500 },
    { name: 'Medical treatment e-Visa, single entry', validity: 90, stayPeriod: 60, price: 7_900 },
    { name: 'Business e-Visa (Non-Immigrant B)', validity: 90, stayPeriod: 90, price: 11_500 },
  ],
}
