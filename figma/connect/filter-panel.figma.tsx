// Written by npm run figma.

import figma from '@figma/code-connect'

import { FilterForm, FilterPanel } from '@jatra/design-system/filter-panel'

figma.connect(FilterForm, '<FIGMA_FILTER_FORM>', {
  props: {
    action: figma.string('action'),
    applyLabel: figma.string('applyLabel'),
    children: figma.string('children'),
    id: figma.string('id'),
    idPrefix: figma.string('idPrefix'),
    label: figma.string('label'),
    priceLabel: figma.string('priceLabel'),
  },
  example: ({ action, applyLabel, children, id, idPrefix, label, priceLabel }) => (
    <FilterForm
      action={action}
      applyLabel={applyLabel}
      id={id}
      idPrefix={idPrefix}
      label={label}
      priceLabel={priceLabel}
      groups={groups}
      sort={sort}
    >
      {children}
    </FilterForm>
  ),
})

figma.connect(FilterPanel, '<FIGMA_FILTER_PANEL>', {
  props: {
    action: figma.string('action'),
    applyLabel: figma.string('applyLabel'),
    children: figma.string('children'),
    chips: figma.boolean('chips'),
    clearHref: figma.string('clearHref'),
    clearLabel: figma.string('clearLabel'),
    heading: figma.string('heading'),
    id: figma.string('id'),
    priceLabel: figma.string('priceLabel'),
  },
  example: ({
    action,
    applyLabel,
    children,
    chips,
    clearHref,
    clearLabel,
    heading,
    id,
    priceLabel,
  }) => (
    <FilterPanel
      action={action}
      applyLabel={applyLabel}
      chips={chips}
      clearHref={clearHref}
      clearLabel={clearLabel}
      heading={heading}
      id={id}
      priceLabel={priceLabel}
      groups={groups}
      resultCount={resultCount}
      sort={sort}
    >
      {children}
    </FilterPanel>
  ),
})
