// Written by npm run figma.

import figma from '@figma/code-connect'

import { ComboboxList } from '@jatra/design-system/combobox'

figma.connect(ComboboxList, '<FIGMA_COMBOBOX_LIST>', {
  props: { inline: figma.boolean('inline'), label: figma.string('label') },
  example: ({ inline, label }) => (
    <ComboboxList inline={inline} label={label} combobox={combobox} renderOption={renderOption} />
  ),
})
