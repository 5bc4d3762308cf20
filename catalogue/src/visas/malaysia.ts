import type { Visa } from '@jatra/contract/visa/visa'
import * as documents from './required-documents.ts'

const everyone = [
  documents.passport,
  documents.oldPassports,
  'One photo of the last 3 months, 35 x 50 mm, white background, dark clothes, ears visible; and the same as a JPEG file',
  'Return flight booking that shows your name and both dates',
  'Hotel booking for every night, or the host’s invitation with a copy of the MyKad or pass and a recent utility bill',
  'Day-by-day travel plan on one page',
]

const money = [
  documents.statement,
  'Bank solvency certificate; no figure is published, we advise at least ৳1,00,000 for each traveller with movements in every month',
]

const decides =
  'This is an eVISA: we apply at malaysiavisa.imi.gov.my, the Immigration Department of Malaysia decides in about 5 working days, and may refuse without giving a reason'
const arrival =
  'After the visa: the Malaysia Digital Arrival Card (MDAC), free of charge, at most 3 days before you land; carry the printed eVISA and the return ticket'

export const malaysia: Visa = {
  _id: 'visa-malaysia',
  name: 'Malaysia eVISA',
  image: 'malaysia',
  country: 'Malaysia',
  // The eVISA form itself takes no passport of less than 6 months, and neither does the officer at KLIA.
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
    'For the multiple entry visa: invitation of a Malaysian company with its SSM registration, and stamps of earlier visits',
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
    'If your children pay: their letter, bank statement of the last 6 months and work documents',
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
    'Young applicants without work, study or earlier journeys are refused often; the fee is not given back',
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    documents.marriage,
    documents.husbandMoney,
    documents.husbandWork,
    documents.husbandPassport,
    'If the husband works in Malaysia: copy of his pass, his passport and a letter of his employer there',
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
    'This is a visit visa: to study in Malaysia you need the approval of EMGS and a student pass instead',
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
    'A child needs an eVISA and an arrival card of its own, whatever its age',
    decides,
    arrival,
  ],
  visaList: [
    { name: 'Tourist eVISA, single entry', validity: 90, stayPeriod: 30, price: 5_400 },
    { name: 'Business visit eVISA, single entry', validity: 90, stayPeriod: 30, price: 6_900 },
    {
      name: 'Multiple entry visa, for business visitors',
      validity: 365,
      stayPeriod: 30,
      price: 14_500,
    },
  ],
}
