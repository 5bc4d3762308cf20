// Written by npm run figma.

import figma from '@figma/code-connect'

import { DropdownMenu } from '@jatra/design-system/dropdown-menu'

figma.connect(DropdownMenu, '<FIGMA_DROPDOWN_MENU>', {
  props: {
    align: figma.enum('align', { end: 'end', start: 'start' }),
    label: figma.string('label'),
  },
  example: ({ align, label }) => (
    <DropdownMenu align={align} label={label} items={items} trigger={trigger} />
  ),
})
