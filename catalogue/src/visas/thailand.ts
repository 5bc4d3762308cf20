import type { Visa } from '@jatra/contract/visa/visa'
import * as papers from './papers.ts'

const everyone = [
  papers.passport,
  papers.oldPassports,
  'One photo of the last 6 months, 35 x 45 mm, white background, matt paper, no glasses; and the same as a JPEG file',
  'Return flight booking that shows your name and both dates; do not pay for the ticket before the visa is granted',
  'Hotel booking for every night, or the invitation and ID copy of the person you stay with',
]

const money = [
  papers.statement,
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
    papers.creditedSalary,
    papers.leaveLetter,
    papers.salary,
    papers.officeId,
    papers.visitingCard,
    papers.nationalId,
    decides,
    arrival,
  ],
  businessman: [
    ...everyone,
    ...money,
    papers.companyStatement,
    papers.tradeLicence,
    papers.memorandum,
    papers.businessLetter,
    papers.visitingCard,
    papers.tin,
    'For the business visa (Non-Immigrant B): invitation of the Thai company with its registration of the last 6 months and the signatory’s ID',
    papers.nationalId,
    decides,
    arrival,
  ],
  govtJobHolder: [
    ...everyone,
    ...money,
    papers.governmentOrder,
    papers.departmentNoc,
    papers.salary,
    papers.officeId,
    papers.officialPassport,
    papers.nationalId,
    decides,
    arrival,
  ],
  retiredPerson: [
    ...everyone,
    ...money,
    papers.retirement,
    papers.pension,
    papers.nationalId,
    'For treatment in Thailand: the appointment letter of the hospital with the expected cost, and your medical reports',
    decides,
    arrival,
  ],
  unemployed: [
    ...everyone,
    papers.noWorkLetter,
    papers.sponsorLetter,
    papers.sponsorMoney,
    'The sponsor’s balance should be at least ৳60,000 for each traveller, on top of the sponsor’s own when both travel',
    papers.sponsorWork,
    papers.kinship,
    papers.nationalId,
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    papers.marriage,
    papers.husbandMoney,
    'The balance should be at least ৳60,000 for each traveller of the family',
    papers.husbandWork,
    papers.husbandPassport,
    'Husband’s consent (NOC) to the journey when he does not travel along',
    papers.nationalId,
    decides,
    arrival,
  ],
  student: [
    ...everyone,
    papers.studentId,
    papers.studentNoc,
    papers.parentsMoney,
    'The balance should be at least ৳60,000 for each traveller of the family',
    papers.parentsWork,
    'Copy of the NID, or of the birth certificate when under 18',
    'Under 18: consent of both parents, notarised',
    decides,
    arrival,
  ],
  nonChild: [
    ...everyone,
    papers.birthCertificate,
    papers.bothParents,
    papers.parentsMoney,
    papers.parentsWork,
    papers.parentsVisas,
    papers.deadOrApart,
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
