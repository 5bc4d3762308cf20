// Written by npm run figma.

import figma from '@figma/code-connect'

import { Icon } from '@jatra/design-system/icon'

figma.connect(Icon, '<FIGMA_ICON>', {
  props: {
    filled: figma.boolean('filled'),
    label: figma.string('label'),
    size: figma.enum('size', { '16': 16, '20': 20, '24': 24 }),
  },
  example: ({ filled, label, size }) => (
    <Icon filled={filled} label={label} size={size} name={name} />
  ),
})
