import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { visaStatusCatalogue } from '@jatra/catalogue/visa-statuses/index'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { HOLIDAY_SOURCE } from '@jatra/contract/places/public-holidays'
import { demoAccounts } from '@jatra/mocks/accounts'
import { carriers } from '@jatra/mocks/fixtures/carriers'
import { addresses, people } from '@jatra/mocks/fixtures/people'

const PEOPLE = [
  ...people,
  ...demoAccounts.flatMap(({ name, userName }) => [name, userName]),
].flatMap((name) => name.split(' '))

/**
 * What stays in Latin letters on a page in Bangla: names of people, brands and products, codes, and what is typed or
 * sent as it is.
 */
const NAMES = [
  ...['Jatra', 'Jatra Air', 'Jatra Travels', ...carriers.map(({ name }) => name)],
  // Ways to pay, with their marks.
  ...['bKash', 'bK', 'Nagad', 'Na', 'Nexus Pay', 'Nexus', 'Nx', 'SSLCommerz', 'Google', 'G'],
  ...[
    'Facebook',
    'Instagram',
    'YouTube',
    'WhatsApp',
    'China Eastern',
    'Boeing',
    'Airbus',
    'argon2id',
    'Sea Pearl',
    'TDAC',
    'IMUGA',
    'NRIC',
    'Singpass',
  ],
  ...['Chrome', 'Safari', 'Firefox', 'Windows', 'Android', 'iPhone', 'Linux', 'JavaScript'],
  ...['JPEG', 'WebP', 'AVIF', 'English', 'SAMPLE', 'Edge'],
  // Keys, and what is typed into an address of the prototype.
  ...['Ctrl', 'Esc', 'Enter', 'reset=all', 'reset', 'bn/prototype/show', 'http'],
  // What an airline's own site calls it.
  ...['Manage booking', 'Manage'],
  // Travellers, as their passports spell them.
  ...[
    'Md',
    'Mr',
    'Ms',
    'Mrs',
    'Miss',
    'Mstr',
    'Master',
    'Inaya',
    'Raiyan',
    'Rafiqul',
    'Shirin',
    // In the name of a file.
    'nafis',
    ...PEOPLE,
  ],
]

/** Addresses, references and codes: emails, links, `DAC`, `BG 147`, `JT-1234`, sizes of files. */
const CODES = [
  // What may be typed for a data set of the prototype.
  /^jatra$/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\blocalhost\b(?:\/\S*)?/g,
  // Ids that the prototype makes in stories, parted from their number in a narrow line.
  /\bstory\b/g,
  // Initials of travellers.
  /\b[A-Z]\. [A-Z]\b/g,
  /\b[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?/g,
  // Ids of orders, requests and documents.
  /\b(?=[a-z]*\d)[a-z0-9]{6,}\b/g,
  /\b[\w-]*\d[\w-]*\b/g,
  // `BG147`, `A01234567`, `JT-2K9`; and in capitals alone only as long as an airport's.
  /\b(?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g,
  // What proves a booking, which may have no digit: SKQG-ZHHP.
  /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g,
  /\b[A-Z]{2,3}\b/g,
  // An airline's reference, which is no word of our buttons.
  /\b(?!CANCEL|FLIGHT|SEARCH|SELECT|RETURN|FAILED|SIGNUP)[A-Z]{6}\b/g,
]

const names = new RegExp(
  `\\b(?:${[...NAMES].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
)

/** The runs of Latin words of a text that neither a name nor a code is. */
export function latinIn(text: string): string[] {
  const left = [names, ...CODES].reduce((rest, known) => rest.replace(known, '·'), text)
  const found = left.match(/[A-Za-z]+(?:[ '’.,-]+[A-Za-z]+)*/g) ?? []
  return found.filter((words) => !words.split(', ').every((part) => itsOwn.includes(part)))
}

const hotels = packageCatalogue.map((sold) => sold.hotels)
const SAMPLE = ['sample agency', 'Sample address, Dhaka, Bangladesh']

/** Names of hotels, and what the prototype's data is made of. */
const passwords = demoAccounts.map(({ password }) => password)
/** With whom the status and the lists of visas were checked, as they call themselves. */
const sources = [
  ...visaStatusCatalogue.map(({ checked }) => checked.source),
  ...visaCatalogue.map(({ listsChecked }) => listsChecked?.source),
  HOLIDAY_SOURCE,
]
const itsOwn = textsOf([hotels, passwords, addresses, sources, SAMPLE]).join('\n')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Attributes that users read or hear. */
export const READ_ATTRIBUTES = [
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'placeholder',
] as const
