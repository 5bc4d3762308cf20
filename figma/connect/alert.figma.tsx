// Written by npm run figma.

import figma from '@figma/code-connect'

import { Alert } from '@jatra/design-system/alert'

figma.connect(Alert, '<FIGMA_ALERT>', {
  props: {
    action: figma.instance('action'),
    children: figma.string('children'),
    live: figma.boolean('live'),
    title: figma.string('title'),
    tone: figma.enum('tone', {
      critical: 'critical',
      info: 'info',
      positive: 'positive',
      warning: 'warning',
    }),
    toneLabel: figma.string('toneLabel'),
  },
  example: ({ action, children, live, title, tone, toneLabel }) => (
    <Alert action={action} live={live} title={title} tone={tone} toneLabel={toneLabel}>
      {children}
    </Alert>
  ),
})
