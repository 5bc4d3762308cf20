// Written by npm run figma.

import figma from '@figma/code-connect'

import { LinkTabs, Tabs } from '@jatra/design-system/tabs'

figma.connect(LinkTabs, '<FIGMA_LINK_TABS>', {
  props: { label: figma.string('label') },
  example: ({ label }) => <LinkTabs label={label} items={items} />,
})

figma.connect(Tabs, '<FIGMA_TABS>', {
  props: {
    defaultValue: figma.string('defaultValue'),
    keepMounted: figma.boolean('keepMounted'),
    label: figma.string('label'),
    value: figma.string('value'),
  },
  example: ({ defaultValue, keepMounted, label, value }) => (
    <Tabs
      defaultValue={defaultValue}
      keepMounted={keepMounted}
      label={label}
      value={value}
      tabs={tabs}
    />
  ),
})
