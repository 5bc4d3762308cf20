// Written by npm run figma.

import figma from '@figma/code-connect'

import { TravelerForm } from '@jatra/design-system/traveler-form'

figma.connect(TravelerForm, '<FIGMA_TRAVELER_FORM>', {
  props: {
    children: figma.string('children'),
    kind: figma.string('kind'),
    lead: figma.string('lead'),
    passport: figma.boolean('passport'),
    prefix: figma.string('prefix'),
    today: figma.string('today'),
  },
  example: ({ children, kind, lead, passport, prefix, today }) => (
    <TravelerForm
      kind={kind}
      lead={lead}
      passport={passport}
      prefix={prefix}
      today={today}
      countries={countries}
      number={number}
    >
      {children}
    </TravelerForm>
  ),
})
