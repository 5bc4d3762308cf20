// Written by npm run figma.

import figma from '@figma/code-connect'

import { Badge } from '@jatra/design-system/badge'

figma.connect(Badge, '<FIGMA_BADGE>', {
  props: {
    children: figma.string('children'),
    icon: figma.instance('icon'),
    tone: figma.enum('tone', {
      accent: 'accent',
      brand: 'brand',
      critical: 'critical',
      neutral: 'neutral',
      positive: 'positive',
      warning: 'warning',
    }),
  },
  example: ({ children, icon, tone }) => (
    <Badge icon={icon} tone={tone}>
      {children}
    </Badge>
  ),
})
