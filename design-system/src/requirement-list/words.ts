export const words = {
  label: 'Requirements by applicant',
  none: 'No documents are asked for.',
  applicants: {
    jobholders: 'Jobholders',
    businessman: 'BusinessMan',
    govtJobHolder: 'GovtJobHolder',
    retiredPerson: 'RetiredPerson',
    unemployed: 'Unemployed',
    housewife: 'Housewife',
    student: 'Student',
    nonChild: 'NonChild',
  },
} as const
