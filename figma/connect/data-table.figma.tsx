// Written by npm run figma.

import figma from '@figma/code-connect'

import { DataTable } from '@jatra/design-system/data-table'

figma.connect(DataTable, '<FIGMA_DATA_TABLE>', {
  props: {
    caption: figma.string('caption'),
    empty: figma.string('empty'),
    keys: figma.boolean('keys'),
    loading: figma.boolean('loading'),
    newer: figma.string('newer'),
    older: figma.string('older'),
  },
  example: ({ caption, empty, keys, loading, newer, older }) => (
    <DataTable
      caption={caption}
      empty={empty}
      keys={keys}
      loading={loading}
      newer={newer}
      older={older}
      columns={columns}
      rows={rows}
    />
  ),
})
