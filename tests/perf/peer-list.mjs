// What is compared in peers.mjs: for each design system its packages, and how a page imports each part from it.
const REACT_18 = { react: '18.3.1', 'react-dom': '18.3.1' }

/** The rows of the table. What comes later, such as a calendar, is counted. */
export const PARTS = {
  button: 'Button',
  dialog: 'Dialog',
  combobox: 'Combobox for airports',
  date: 'Date picker, one date',
  range: 'Date picker, from and to',
  kit: 'Search kit: combobox, both date pickers, dialog, tabs',
}

/** Lines that hold an import fast without running it. */
const keep = (...lines) => lines.map((line) => `export ${line}`).join('\n')

const backpack = '@skyscanner/backpack-web'
const backpackParts = {
  button: keep(`{ default as Button } from '${backpack}/bpk-component-button'`),
  dialog: keep(`{ default as Modal } from '${backpack}/bpk-component-modal'`),
  combobox: keep(
    `{ BpkAutosuggestV2, BpkAutosuggestSuggestion } from '${backpack}/bpk-component-autosuggest'`,
  ),
  date: keep(`{ default as Datepicker } from '${backpack}/bpk-component-datepicker'`),
  range: keep(`{ default as Calendar } from '${backpack}/bpk-component-scrollable-calendar'`),
}

const orbit = '@kiwicom/orbit-components'
const orbitParts = {
  button: keep(`{ default as Button } from '${orbit}/es/Button'`),
  dialog: keep(
    `{ default as Modal, ModalHeader, ModalSection, ModalFooter } from '${orbit}/es/Modal'`,
  ),
  combobox: keep(`{ default as InputSelect } from '${orbit}/es/InputSelect'`),
}

const radix = (...names) => keep(`{ ${names.join(', ')} } from '@radix-ui/themes'`)
const radixParts = { button: radix('Button'), dialog: radix('Dialog') }

const braidParts = {
  button: keep("{ Button } from 'braid-design-system'"),
  dialog: keep("{ Dialog } from 'braid-design-system'"),
  combobox: keep("{ Autosuggest } from 'braid-design-system'"),
}

const aria = (...names) => keep(`{ ${names.join(', ')} } from 'react-aria-components'`)
const ariaDate = ['DateInput', 'DateSegment', 'Popover', 'Dialog', 'Button', 'Group', 'Label']
const ariaGrid = ['CalendarGrid', 'CalendarCell', 'Heading']
const ariaDialog = ['DialogTrigger', 'ModalOverlay', 'Modal', 'Dialog', 'Heading']
const ariaBox = ['ComboBox', 'Input', 'ListBox', 'ListBoxItem', 'Popover', 'Label', 'Button']
const ariaTabs = ['Tabs', 'TabList', 'Tab', 'TabPanel']
const ariaParts = {
  button: aria('Button'),
  dialog: aria(...ariaDialog),
  combobox: aria(...ariaBox),
  date: aria('DatePicker', 'Calendar', ...ariaDate, ...ariaGrid),
  range: aria('DateRangePicker', 'RangeCalendar', ...ariaDate, ...ariaGrid),
}
const ariaKit = new Set([
  ...['DatePicker', 'Calendar', 'DateRangePicker', 'RangeCalendar'],
  ...[...ariaDate, ...ariaGrid, ...ariaDialog, ...ariaBox, ...ariaTabs],
])

/**
 * `packages`: what is installed, aside and pinned. `base`: what its documentation asks every page to have. `parts`: code
 * by row. `missing`: why there is none, or what a row is short of. `note`: what a reader must know.
 */
export const PEERS = [
  {
    name: 'Backpack',
    package: backpack,
    packages: {
      [backpack]: '41.4.0',
      ...REACT_18,
      'date-fns': '4.4.0',
      'react-transition-group': '4.4.5',
      'sass-embedded': '1.108.2',
    },
    base: `import '${backpack}/bpk-stylesheets/base.css'`,
    parts: {
      ...backpackParts,
      kit: [
        ...Object.values(backpackParts).slice(1),
        keep(`{ default as Tabs } from '${backpack}/bpk-component-navigation-tab-group'`),
      ].join('\n'),
    },
    missing: {},
    note: 'From and to is a calendar without a field.',
  },
  {
    name: 'Orbit',
    package: orbit,
    packages: {
      [orbit]: '27.7.0',
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@babel/runtime': '7.29.14',
      tailwindcss: '3.4.17',
    },
    base: keep(
      `{ default as OrbitProvider } from '${orbit}/es/OrbitProvider'`,
      `{ default as theme } from '${orbit}/es/defaultTheme'`,
    ),
    parts: {
      ...orbitParts,
      kit: [
        orbitParts.dialog,
        orbitParts.combobox,
        keep(`{ default as Tabs, TabList, Tab, TabPanels, TabPanel } from '${orbit}/es/Tabs'`),
      ].join('\n'),
    },
    missing: {
      date: 'has none',
      range: 'has none',
      kit: 'without a date picker',
    },
    /** Its styles are classes of Tailwind, made by the page: here for no more than the part itself. */
    tailwindPreset: '@kiwicom/orbit-tailwind-preset',
    note: 'Its InputSelect chooses from a list that is there; it asks no server. Needs React 19.',
  },
  {
    name: 'Braid',
    package: 'braid-design-system',
    packages: { 'braid-design-system': '34.6.2', ...REACT_18 },
    base: [
      "import 'braid-design-system/reset'",
      keep(
        "{ default as theme } from 'braid-design-system/themes/wireframe'",
        "{ BraidProvider } from 'braid-design-system'",
      ),
    ].join('\n'),
    parts: {
      ...braidParts,
      kit: [
        braidParts.dialog,
        braidParts.combobox,
        keep("{ TabsProvider, Tabs, Tab, TabPanels, TabPanel } from 'braid-design-system'"),
      ].join('\n'),
    },
    missing: {
      date: 'has none; it chooses months',
      range: 'has none',
      kit: 'without a date picker',
    },
    note: 'Its atoms are one stylesheet for all parts.',
  },
  {
    name: 'Radix Themes',
    package: '@radix-ui/themes',
    packages: { '@radix-ui/themes': '3.3.0', ...REACT_18 },
    base: ["import '@radix-ui/themes/styles.css'", radix('Theme')].join('\n'),
    parts: { ...radixParts, kit: [radixParts.dialog, radix('Tabs')].join('\n') },
    missing: {
      combobox: 'has none; its Select has no search',
      date: 'has none',
      range: 'has none',
      kit: 'without a combobox and a date picker',
    },
    note: 'Its styles are one stylesheet for all parts.',
  },
  {
    name: 'React Aria',
    package: 'react-aria-components',
    packages: {
      'react-aria-components': '1.22.1',
      '@internationalized/date': '3.12.4',
      ...REACT_18,
    },
    base: '',
    parts: { ...ariaParts, kit: aria(...ariaKit) },
    missing: {},
    note: 'Behaviour without styles: the CSS is still to be written.',
  },
]
