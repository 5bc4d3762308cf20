import { plural } from '@jatra/design-system/language'

/** The copy of a booked holiday: what happens until it begins, and who travels. */
export const holidayOrder = {
  plan: {
    title: 'What happens now',
    steps: {
      paid: 'Payment',
      passports: 'You give names and passports',
      names: 'You give names and ages',
      flights: 'We book the flights',
      hotels: 'Hotels confirm your rooms',
      voucher: 'You get your voucher',
    },
    states: { done: 'Done', open: 'To come', late: 'Late' },
    by: (day: string) => `By ${day}`,
    on: (day: string) => `On ${day}`,
    late: (day: string) => `Was due on ${day}. Call us if you want to know more.`,
    lateNames: (day: string) => `Was due on ${day}. Please give them now.`,
    references: {
      hotel: 'Hotel’s reference',
      guide: 'Guide’s reference',
      flights: 'Airline’s reference',
    },
    voucher: 'Download the voucher',
  },
  travelers: {
    title: 'Who travels',
    passportsDue: (missing: number, day: string) =>
      `We need the ${plural(missing, { one: 'name and passport of one traveller', other: `names and passports of ${missing} travellers` })} by ${day}.`,
    namesDue: (missing: number, day: string) =>
      `We need the ${plural(missing, { one: 'name and age of one traveller', other: `names and ages of ${missing} travellers` })} by ${day}.`,
    passportsLate: (missing: number, day: string) =>
      `The ${plural(missing, { one: 'name and passport of one traveller was', other: `names and passports of ${missing} travellers were` })} due on ${day}. Please give them now, so that the flights can be booked.`,
    namesLate: (missing: number, day: string) =>
      `The ${plural(missing, { one: 'name and age of one traveller was', other: `names and ages of ${missing} travellers were` })} due on ${day}. Please give them now.`,
    all: 'We know everybody who travels.',
    fewer:
      'A part of this holiday is cancelled: look whether the names here are of those who still travel.',
    bands: {
      adults: 'Adult',
      child: 'Child (7-12)',
      child2: 'Child (3-6)',
      infants: 'Infant (under 3)',
    },
    missing: 'Not named yet',
    age: (years: number) => `${years} ${plural(years, { one: 'year', other: 'years' })} old`,
    passport: (masked: string) => `Passport ${masked}`,
    givePassport: 'Give name and passport',
    giveName: 'Give name and age',
    give: (action: string, place: string) => `${action}: ${place}`,
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
  },
  form: {
    title: (number: number, band: string) => `Traveller ${number}: ${band}`,
    lead: (name: string) => `For your holiday “${name}”.`,
    legend: () => 'As in the passport',
    homeLegend: 'As in the photo ID',
    ageOnFirstDay: 'Age on the first day, in years',
    firstName: 'First Name',
    lastName: 'Last Name',
    submit: 'Save',
    back: 'Back to the booking',
    restored: 'We filled in what you typed before.',
    failed: 'Error! Task failed.',
    saved: 'Saved. Next one:',
    closed: 'Who travels here cannot be changed on this page',
    passportSoon:
      'This passport expires within 6 months of your return. Many countries turn such passports back.',
  },
  /** On the reservation, before it is paid. */
  reserve: {
    passports: (day: string) =>
      `After paying you give the names and passports of all who travel, on the page of your booking, by ${day}.`,
    names: (day: string) =>
      `After paying you give the names and ages of all who travel, on the page of your booking, by ${day}.`,
    passportsAnyDay:
      'After paying you give the names and passports of all who travel, on the page of your booking.',
    namesAnyDay:
      'After paying you give the names and ages of all who travel, on the page of your booking.',
  },
  next: {
    passports: (day: string) => `Give the names and passports of all who travel by ${day}.`,
    names: (day: string) => `Give the names and ages of all who travel by ${day}.`,
    late: 'Please give the names of all who travel now: they are late.',
    waiting: (day: string) => `Nothing to do. By ${day} your voucher comes by email.`,
    voucherLate: 'Nothing to do. We are late with your voucher: call us if you want to know more.',
    voucher: (day: string) => `Your voucher is here. Your holiday begins on ${day}.`,
  },
}
