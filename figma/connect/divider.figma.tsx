// Written by npm run figma.

import figma from '@figma/code-connect'

import { Divider } from '@jatra/design-system/divider'

figma.connect(Divider, '<FIGMA_DIVIDER>', {
  props: {
    decorative: figma.boolean('decorative'),
    direction: figma.enum('direction', { horizontal: 'horizontal', vertical: 'vertical' }),
    short: figma.boolean('short'),
    tone: figma.enum('tone', { accent: 'accent', subtle: 'subtle' }),
  },
  example: ({ decorative, direction, short, tone }) => (
    <Divider decorative={decorative} direction={direction} short={short} tone={tone} />
  ),
})
