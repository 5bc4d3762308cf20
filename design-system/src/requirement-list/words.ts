export const words = {
  label: 'Requirements by applicant',
  none: 'No documents are asked for.',
  applicants: {
    jobholders: 'Job holder',
    businessman: 'Business owner',
    govtJobHolder: 'Government employee',
    retiredPerson: 'Retired',
    unemployed: 'Unemployed',
    housewife: 'Housewife',
    student: 'Student',
    nonChild: 'Child (under 18)',
  },
} as const
