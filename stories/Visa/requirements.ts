import type { RequirementListProps } from '@jatra/design-system/requirement-list'

const everyone = [
  'Passport valid for at least 6 months, with two empty pages, and all old passports',
  'Two photos, 35 x 45 mm, white background, taken within 3 months',
]

/** Requirements of the stories, written by hand. */
export const requirements: RequirementListProps['requirements'] = {
  jobholders: [
    ...everyone,
    'NOC from the employer on letterhead',
    'Visiting card and salary certificate',
    'Bank statement of the last 6 months and a solvency certificate',
  ],
  businessman: [
    ...everyone,
    'Trade licence, translated and notarised',
    'Company letterhead pad and visiting card',
    'Company and personal bank statements of 6 months',
    'Memorandum for a limited company',
  ],
  govtJobHolder: [...everyone, 'Government Order (GO) or NOC', 'Bank statement of 6 months'],
  retiredPerson: [...everyone, 'Retirement document', 'Bank statement of 6 months'],
  unemployed: [...everyone, "Sponsor's bank statement and a letter of sponsorship"],
  housewife: [...everyone, "Husband's NOC and visiting card", 'Marriage certificate'],
  student: [...everyone, 'Student ID card', 'Leave letter from the institution', 'NOC of a parent'],
  nonChild: [],
}
