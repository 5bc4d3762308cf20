import type { ChecklistItem } from '@jatra/contract/visa/checklist-item'

type Facts = Pick<ChecklistItem, 'need' | 'once' | 'pages'>

const required = (pages: number): Facts => ({ need: 'required', once: false, pages })
const optional = (pages: number): Facts => ({ need: 'optional', once: false, pages })
const requiredOnce = (pages: number): Facts => ({ need: 'required', once: true, pages })

/**
 * The lines of the lists that are documents for us to receive, by key, with how many pages each has at most. A line that
 * is not here tells something, or names what a traveller carries along.
 */
export const checklistFacts = {
  passport: required(2),
  passportScan: required(2),
  oldPassports: optional(10),
  nationalId: required(2),
  photo: required(1),
  photos: required(1),
  form14A: optional(4),
  flightBooking: requiredOnce(3),
  unpaidFlightBooking: requiredOnce(3),
  flightAndAddress: requiredOnce(2),
  hotelBooking: requiredOnce(4),
  travelPlan: requiredOnce(1),

  statement: required(10),
  solvency: required(2),
  tin: optional(2),
  visitingCard: optional(1),
  officeId: optional(2),
  officeIdOrCard: optional(2),
  salary: required(4),
  leaveLetter: required(1),

  tradeLicence: required(4),
  memorandum: optional(10),
  businessLetter: required(1),
  companyStatement: optional(10),
  companyInvitation: optional(6),
  businessVisit: optional(4),
  fairRegistration: optional(2),
  invitation: optional(4),

  governmentOrder: required(2),
  departmentNoc: optional(2),
  orderForImmigration: optional(2),

  retirement: required(3),
  pension: required(6),
  childrenPay: optional(10),
  treatment: optional(6),

  sponsorLetter: required(2),
  sponsorMoney: required(10),
  sponsorWork: required(4),
  kinship: required(4),
  noWorkLetter: required(1),
  payerStatement: optional(10),

  marriage: optional(3),
  husbandWork: required(4),
  husbandMoney: required(10),
  husbandPassport: required(3),
  husbandConsent: optional(1),
  husbandWorksThere: optional(4),

  studentId: required(2),
  studentNoc: required(1),
  nidOrBirthCertificate: required(2),
  consentUnder18: optional(2),
  consentWithoutParents: optional(3),
  parentsMoney: required(10),
  parentsWork: required(4),

  birthCertificate: required(1),
  bothParents: optional(6),
  parentsVisas: optional(4),
  schoolLeave: optional(3),
  deadOrApart: optional(4),
} as const satisfies Record<string, Facts>

export type ChecklistKey = keyof typeof checklistFacts
