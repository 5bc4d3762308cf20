// Written by npm run figma.

import figma from '@figma/code-connect'

import { SearchCell } from '@jatra/design-system/search-cell'

figma.connect(SearchCell, '<FIGMA_SEARCH_CELL>', {
  props: {
    children: figma.string('children'),
    error: figma.string('error'),
    errorWord: figma.string('errorWord'),
    hint: figma.string('hint'),
    id: figma.string('id'),
    label: figma.string('label'),
    note: figma.string('note'),
    popup: figma.string('popup'),
    withoutScript: figma.string('withoutScript'),
  },
  example: ({ children, error, errorWord, hint, id, label, note, popup, withoutScript }) => (
    <SearchCell
      error={error}
      errorWord={errorWord}
      hint={hint}
      id={id}
      label={label}
      note={note}
      popup={popup}
      withoutScript={withoutScript}
    >
      {children}
    </SearchCell>
  ),
})
