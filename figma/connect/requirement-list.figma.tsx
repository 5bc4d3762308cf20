// Written by npm run figma.

import figma from '@figma/code-connect'

import { RequirementList } from '@jatra/design-system/requirement-list'

figma.connect(RequirementList, '<FIGMA_REQUIREMENT_LIST>', {
  props: {
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3, '4': 4 }),
    label: figma.string('label'),
    none: figma.string('none'),
  },
  example: ({ headingLevel, label, none }) => (
    <RequirementList
      headingLevel={headingLevel}
      label={label}
      none={none}
      requirements={requirements}
    />
  ),
})
