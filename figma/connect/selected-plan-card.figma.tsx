// Written by npm run figma.

import figma from '@figma/code-connect'

import { SelectedPlanCard } from '@jatra/design-system/selected-plan-card'

figma.connect(SelectedPlanCard, '<FIGMA_SELECTED_PLAN_CARD>', {
  props: {
    action: figma.instance('action'),
    country: figma.string('country'),
    headingLevel: figma.enum('headingLevel', { '2': 2, '3': 3 }),
    label: figma.string('label'),
    picture: figma.instance('picture'),
  },
  example: ({ action, country, headingLevel, label, picture }) => (
    <SelectedPlanCard
      action={action}
      country={country}
      headingLevel={headingLevel}
      label={label}
      picture={picture}
      plan={plan}
    />
  ),
})
