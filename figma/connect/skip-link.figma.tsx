// Written by npm run figma.

import figma from '@figma/code-connect'

import { SkipLink } from '@jatra/design-system/skip-link'

figma.connect(SkipLink, '<FIGMA_SKIP_LINK>', {
  props: { children: figma.string('children'), targetId: figma.string('targetId') },
  example: ({ children, targetId }) => <SkipLink targetId={targetId}>{children}</SkipLink>,
})
