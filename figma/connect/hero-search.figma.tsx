// Written by npm run figma.

import figma from '@figma/code-connect'

import { FlightSearchForm, HeroSearch } from '@jatra/design-system/hero-search'

figma.connect(FlightSearchForm, '<FIGMA_FLIGHT_SEARCH_FORM>', {
  props: {
    action: figma.string('action'),
    displayFormat: figma.string('displayFormat'),
    pending: figma.boolean('pending'),
    plainMultiCityHref: figma.string('plainMultiCityHref'),
  },
  example: ({ action, displayFormat, pending, plainMultiCityHref }) => (
    <FlightSearchForm
      action={action}
      displayFormat={displayFormat}
      pending={pending}
      plainMultiCityHref={plainMultiCityHref}
      search={search}
      today={today}
    />
  ),
})

figma.connect(HeroSearch, '<FIGMA_HERO_SEARCH>', {
  props: {
    children: figma.string('children'),
    label: figma.string('label'),
    tabsId: figma.string('tabsId'),
  },
  example: ({ children, label, tabsId }) => (
    <HeroSearch label={label} tabsId={tabsId} tabs={tabs}>
      {children}
    </HeroSearch>
  ),
})
