export {
  RequirementList,
  applicantNames,
  applicants,
  type Applicant,
  type RequirementListProps,
} from './requirement-list.tsx'
