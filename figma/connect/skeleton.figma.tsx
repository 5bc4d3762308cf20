// Written by npm run figma.

import figma from '@figma/code-connect'

import { Skeleton } from '@jatra/design-system/skeleton'

figma.connect(Skeleton, '<FIGMA_SKELETON>', {
  props: {
    height: figma.enum('height', {
      card: 'card',
      control: 'control',
      picture: 'picture',
      text: 'text',
      title: 'title',
    }),
    round: figma.boolean('round'),
    width: figma.enum('width', {
      full: 'full',
      half: 'half',
      most: 'most',
      third: 'third',
      touch: 'touch',
    }),
  },
  example: ({ height, round, width }) => <Skeleton height={height} round={round} width={width} />,
})
