import type { Visa } from '@jatra/contract/visa/visa'
import * as documents from './required-documents.ts'

/** An ETA is granted on the data alone: papers are for the airline's counter and for the officer in Colombo. */
const everyone = [
  documents.passport,
  'Scan or photo of the passport’s data page: all corners, no glare. No printed photo and no visa form are needed',
  'Flight number, date of arrival and the address of your first night: the ETA asks for them',
  'To carry with you: return or onward ticket, which the airline checks in Dhaka',
  'To carry with you: hotel booking, or the address and telephone number of your host',
]

const money =
  'To carry with you: proof of money for the stay, such as dollars endorsed in the passport or an international card; no figure is published, we advise USD 50 a day'
const homeStatement =
  'We advise to carry a bank statement of the last 3 months in English; it is seldom asked for'

const decides =
  'This is an ETA: we apply online at eta.gov.lk, the Department of Immigration of Sri Lanka answers by e-mail, mostly within 2 working days'
const arrival =
  'The officer in Colombo decides about entry: up to 30 days with two entries for tourists; carry the printed ETA'

const business =
  'For the business ETA: invitation of the Sri Lankan company, with its business registration and the reason for the visit'

export const sriLanka: Visa = {
  _id: 'visa-sri-lanka',
  name: 'Sri Lanka ETA',
  image: 'sri-lanka',
  country: 'Srilanka',
  // The ETA is granted on the passport's data, and airlines refuse boarding with less than 6 months on arrival.
  shortPassport: 'refuse',
  jobholders: [
    ...everyone,
    money,
    homeStatement,
    'To carry with you: the employer’s leave letter or NOC in English',
    'Copy of the office ID card, or a visiting card',
    business,
    decides,
    arrival,
  ],
  businessman: [
    ...everyone,
    money,
    homeStatement,
    'To carry with you: copy of the trade licence, translated into English and notarised',
    documents.visitingCard,
    business,
    'For a fair or a conference: the registration with its dates',
    decides,
    arrival,
  ],
  govtJobHolder: [
    ...everyone,
    money,
    'Government order (GO) for a journey abroad: immigration in Dhaka asks for it before you leave',
    documents.departmentNoc,
    'Copy of the office ID card on both sides',
    documents.officialPassport,
    decides,
    arrival,
  ],
  retiredPerson: [
    ...everyone,
    money,
    homeStatement,
    'To carry with you: retirement order or pension book (PPO), with the last post',
    'Prescriptions in English for the medicines that you carry',
    decides,
    arrival,
  ],
  unemployed: [
    ...everyone,
    money,
    'To carry with you: the letter of the person who pays for the journey, with that person’s NID copy and telephone number',
    'Bank statement of the last 3 months of the person who pays',
    'If you travel with your family: its tickets and hotel booking with your name on them',
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    money,
    'To carry with you: copy of the marriage certificate in English, when the passport does not name the husband',
    'If the husband does not travel along: his letter that he knows of the journey and pays, with a copy of his NID',
    'If the husband works in Sri Lanka: copy of his residence visa and passport',
    decides,
    arrival,
  ],
  student: [
    ...everyone,
    money,
    documents.studentId,
    'To carry with you: leave letter of the school, college or university',
    'Letter of the parent who pays, with a copy of the NID',
    'Under 18 without both parents: their consent (NOC), notarised',
    decides,
    arrival,
  ],
  nonChild: [
    ...everyone,
    documents.birthCertificate,
    documents.bothParents,
    documents.deadOrApart,
    'A child needs an ETA of its own; under 12 years it is issued free of charge by Sri Lanka, and our price covers the work',
    'To carry with you: copies of the passports and ETAs of the parents who travel along',
    decides,
    arrival,
  ],
  visaList: [
    { name: 'Tourist ETA, two entries', validity: 180, stayPeriod: 30, price: 4_200 },
    { name: 'Business ETA, several entries', validity: 180, stayPeriod: 30, price: 5_600 },
    { name: 'Transit ETA', validity: 180, stayPeriod: 2, price: 1_200 },
  ],
}
