import { broken } from './scenario-errors.ts'
import type { Scenario } from './scenario.ts'
import { packagePage, reservationPage, allPackages, home, visaListPage } from './start-pages.ts'

export const holidayAndVisaScenarios = [
  {
    name: 'no-packages',
    title: 'No package',
    description: 'No holiday package is on offer.',
    shows: ["section 8, 'Empty package list'"],
    group: 'Holidays and visas',
    start: allPackages,
    about: 'lists',
    rules: { noPackages: true },
  },
  {
    name: 'packages-load-failure',
    title: 'Packages cannot be loaded',
    description: 'The hot packages of the home page and the list of packages get no answer.',
    shows: ["section 8, 'Visa search load failure and hot-packages carousel load failure'"],
    group: 'Holidays and visas',
    start: home,
    about: 'listPackages',
    rules: {
      endpointErrors: { listPackages: { error: broken }, packageFacets: { error: broken } },
    },
  },
  {
    name: 'package-detail-failure',
    title: 'A package cannot be loaded',
    description: 'The page of a package gets no answer.',
    shows: ["section 8, 'Package detail load failure'"],
    group: 'Holidays and visas',
    start: packagePage,
    about: 'getPackage',
    rules: { endpointErrors: { getPackage: { error: broken } } },
  },
  {
    name: 'sold-out',
    title: 'The package is full',
    description: 'Whatever the date, no seat is left when the traveller reserves a package.',
    shows: ['section 8, Payment-process failure'],
    group: 'Holidays and visas',
    start: reservationPage,
    as: 'first-timer',
    about: 'package',
    rules: { soldOut: true },
  },
  {
    name: 'withdrawn',
    title: 'The package or the visa is withdrawn',
    description:
      'When the traveller reserves a package or applies for a visa, it has just been withdrawn. Its page says so from then on.',
    shows: [
      "section 8, 'Error! Failed to fetch package details.'",
      'section 8, Payment-process failure',
    ],
    group: 'Holidays and visas',
    start: reservationPage,
    as: 'first-timer',
    about: 'package',
    rules: { withdraws: true },
  },
  {
    name: 'visa-load-failure',
    title: 'Visas cannot be loaded',
    description: 'The visa search gets no answer.',
    shows: ["section 8, 'Visa search load failure and hot-packages carousel load failure'"],
    group: 'Holidays and visas',
    start: visaListPage,
    about: 'listVisas',
    rules: { endpointErrors: { listVisas: { error: broken }, getVisa: { error: broken } } },
  },
] as const satisfies readonly Scenario[]
