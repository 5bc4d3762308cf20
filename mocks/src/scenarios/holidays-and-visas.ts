import { broken } from './scenario-errors.ts'
import type { Scenario } from './scenario.ts'
import { packagePage, reservationPage, allPackages, home, visaListPage } from './start-pages.ts'

export const holidayAndVisaScenarios = [
  {
    name: 'no-packages',
    title: 'No package',
    description: 'No holiday package is on offer.',
    shows: ['Error catalogue: Empty package list'],
    group: 'Holidays and visas',
    start: allPackages,
    about: 'lists',
    rules: { noPackages: true },
  },
  {
    name: 'packages-load-failure',
    title: 'Packages cannot be loaded',
    description: 'The hot packages of the home page and the list of packages get no answer.',
    shows: ['Error catalogue: Packages not loaded'],
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
    shows: ['Error catalogue: Package not loaded'],
    group: 'Holidays and visas',
    start: packagePage,
    about: 'getPackage',
    rules: { endpointErrors: { getPackage: { error: broken } } },
  },
  {
    name: 'sold-out',
    title: 'The package is full',
    description: 'Whatever the date, no seat is left when the traveller reserves a package.',
    shows: ['Error catalogue: Payment not started'],
    group: 'Holidays and visas',
    start: reservationPage,
    as: 'first-timer',
    submits: true,
    about: 'package',
    rules: { soldOut: true },
  },
  {
    name: 'withdrawn',
    title: 'The package or the visa is withdrawn',
    description:
      'When the traveller reserves a package or applies for a visa, it has just been withdrawn. Its page says so from then on.',
    shows: ['Error catalogue: Package withdrawn', 'Error catalogue: Payment not started'],
    group: 'Holidays and visas',
    start: reservationPage,
    as: 'first-timer',
    submits: true,
    about: 'package',
    rules: { withdraws: true },
  },
  {
    name: 'visa-load-failure',
    title: 'Visas cannot be loaded',
    description: 'The visa search gets no answer.',
    shows: ['Error catalogue: Visas not loaded'],
    group: 'Holidays and visas',
    start: visaListPage,
    about: 'listVisas',
    rules: { endpointErrors: { listVisas: { error: broken }, getVisa: { error: broken } } },
  },
  {
    name: 'visas-closed',
    title: 'No visa is open',
    description:
      'No country takes applications just now: options are not sold, packages abroad take no payment, and what is paid says that it stays.',
    shows: ['Visa status'],
    group: 'Holidays and visas',
    start: visaListPage,
    about: 'visas',
    rules: { closesVisas: true },
  },
] as const satisfies readonly Scenario[]
