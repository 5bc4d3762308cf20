// Written by npm run figma.

import figma from '@figma/code-connect'

import { Avatar } from '@jatra/design-system/avatar'

figma.connect(Avatar, '<FIGMA_AVATAR>', {
  props: {
    decorative: figma.boolean('decorative'),
    name: figma.string('name'),
    size: figma.enum('size', { large: 'large', medium: 'medium', small: 'small' }),
    src: figma.string('src'),
  },
  example: ({ decorative, name, size, src }) => (
    <Avatar decorative={decorative} name={name} size={size} src={src} />
  ),
})
