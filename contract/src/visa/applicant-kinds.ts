/** Kinds of applicant, each with its own list of documents (docs/specification.md, Visa). */
export const applicantKinds = [
  'jobholders',
  'businessman',
  'govtJobHolder',
  'retiredPerson',
  'unemployed',
  'housewife',
  'student',
  'nonChild',
] as const
export type ApplicantKind = (typeof applicantKinds)[number]
