import type { VisaKind } from '@jatra/contract/visa/visa-kinds'
import type { VisaState } from '@jatra/contract/visa/visa-status'
import { plural } from '@jatra/design-system/language'

const working = (days: number) => `${days} working ${plural(days, { one: 'day', other: 'days' })}`

/** Copy about whether visas are open, on every page that says it. */
export const visaStatus = {
  states: {
    open: 'Open',
    slow: 'Slow',
    closed: 'Closed',
    someKinds: 'Only some kinds',
  } satisfies Record<VisaState | 'someKinds', string>,
  kinds: {
    tourist: 'Tourist',
    umrah: 'Umrah',
    onArrival: 'On arrival',
    business: 'Business',
    treatment: 'Medical treatment',
    transit: 'Changing planes',
  } satisfies Record<VisaKind, string>,
  about: (days: number) => `about ${working(days)}`,
  /** @param day by which it is decided when the office gets the application today */
  decided: (days: number, day: string) =>
    `About ${working(days)}: applied for today, it is decided by about ${day}.`,
  checked: (day: string) => `Last checked on ${day}:`,
  old: 'That was more than 90 days ago. Ask us before you rely on it.',
  board: 'Is the visa open? See every country',
  /** On pages of packages and flights. */
  needed: (country: string, price: string, days: string | null) =>
    `Bangladeshi passports need a visa for ${country}: ${price}${days === null ? '' : `, ${days}`}`,
  neededUnsold: (country: string) => `Bangladeshi passports need a visa for ${country}`,
  onArrival: (country: string) => `Bangladeshi passports get the visa for ${country} on arrival`,
  closed: (country: string) =>
    `The visa for ${country} is closed to Bangladeshi passports just now`,
  transit: (country: string) => `Changing planes in ${country}`,
  apply: 'See the visa and its documents',
  journey: 'Visas for this journey',
  journeyText: 'For Bangladeshi passports. With another passport please check with the embassy.',
  seeJourney: 'Visas for this journey',
  /** Where a closed visa stands in the way of a payment. */
  plan: {
    title: 'This kind of visa is closed just now',
    text: 'We do not sell what nobody can apply for, and take no payment for it. What was paid before stays as it is.',
    others: 'See the other options',
  },
  package: {
    title: 'This package cannot be paid for just now',
    text: 'Without the visa nobody can go, so we take no payment for it. If you have a visa already, please call us.',
  },
  order: {
    title: 'This kind of visa has closed since you paid',
    text: 'Your application and your money stay as they are. We hand it over once the embassy takes applications again. Until then you can cancel it, by the refund rule below.',
  },
  page: {
    title: 'Is the visa open? For Bangladeshi passports',
    lead: 'Which visas can be applied for today with a Bangladeshi passport, what they cost with us with all fees, and how long a decision takes. Each line says when we last checked it, and with whom.',
    description:
      'Which visas are open to Bangladeshi passports today: status, price in BDT, working days, the day of the last check and its source.',
    visas: 'Countries',
    transit: 'Changing planes',
    transitText:
      'Countries that ask Bangladeshi passports for a visa even when they only change planes. Where a country is missing here, ask the airline.',
    country: 'Country and kind',
    status: 'Status',
    price: 'Price with us',
    days: 'Decision',
    checked: 'Last checked',
    unsold: 'Not sold by us',
    unknownDays: 'Not published',
    atAirport: 'At the airport',
    workingDays: 'What a working day is',
    workingDaysText: (announced: string, source: string) =>
      `Working days leave out Friday and Saturday, the public holidays of Bangladesh, and the weekend and public holidays of the office that decides, where we know them. The list of Bangladesh is the announced one until ${announced}; days after that are the expected ones and may move by a day with the moon. Source of the lists: ${source}.`,
    failed: 'The list could not be loaded just now. Please try again in a moment.',
  },
  nationality: {
    title: (nationality: string) =>
      `We have no list of documents for this passport: ${nationality}`,
    text: 'The documents, prices and working days on this site are for Bangladeshi passports. With another one the embassy asks for other documents, or for no visa at all, so we show none and sell none here. Ask us, and we find out:',
    hours: (from: string, to: string) =>
      `from Sunday to Thursday, ${from} to ${to}, except on public holidays`,
    bangladeshi: 'See the list for a Bangladeshi passport',
  },
  listsChecked: (day: string) => `These lists were last checked on ${day}:`,
  listsUnchecked: 'Nobody has written down when these lists were last checked. Please ask us.',
} as const
