// Written by npm run figma.

import figma from '@figma/code-connect'

import { MultiCityEditor } from '@jatra/design-system/multi-city-editor'

figma.connect(MultiCityEditor, '<FIGMA_MULTI_CITY_EDITOR>', {
  props: { idBase: figma.string('idBase') },
  example: ({ idBase }) => (
    <MultiCityEditor
      idBase={idBase}
      dates={dates}
      earliest={earliest}
      legs={legs}
      onAdd={onAdd}
      onAirportChange={onAirportChange}
      onDateChange={onDateChange}
      onRemove={onRemove}
      search={search}
    />
  ),
})
