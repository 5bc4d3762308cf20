import { HOLIDAY, paymentSteps } from './arrivals.ts'
import type { Tour } from './tour.ts'

const form = /^\/packageReserve\//
const reserve = () => `/packageReserve/${HOLIDAY}`

export const reserveAHoliday = {
  name: 'reserve-a-holiday',
  title: 'Reserve a holiday',
  description: 'Five days in Nepal, from the search to the paid reservation.',
  persona: 'first-timer',
  steps: [
    {
      name: 'search',
      title: 'Look for a holiday',
      note: 'The second tab of the home page. Choose Nepal: several places can be looked at together.',
      page: /^\/\?.*search=holiday/,
      arrive: () => '/?search=holiday',
      point: { role: 'combobox', name: 'Where do you want to go' },
    },
    {
      name: 'choose-package',
      title: 'Choose a package',
      note: 'Sort by price, filter by length, and open one. The list is an address that can be shared.',
      page: /^\/packageMenu/,
      arrive: () => '/packageMenu?destination=Nepal',
      point: { role: 'article', name: 'Nepal' },
    },
    {
      name: 'look',
      title: 'Look at what is included',
      note: 'What the price includes and what it does not, in two lists. Then SELECT OFFER.',
      page: /^\/packages\//,
      arrive: () => `/packages/${HOLIDAY}`,
      point: { role: 'link', name: 'SELECT OFFER' },
    },
    {
      name: 'date',
      title: 'Choose the day',
      note: 'Days are typed as people write them, or picked in the calendar. Days that are sold out say so.',
      page: form,
      arrive: reserve,
      point: { role: 'textbox', name: 'Travel date' },
    },
    {
      name: 'rooms',
      title: 'Add a second traveller',
      note: 'Press plus at Adults: the room becomes a double, and the price follows line by line.',
      page: form,
      arrive: reserve,
      point: { role: 'button', name: 'One more: Adults' },
    },
    {
      name: 'choose-bkash',
      title: 'Choose bKash',
      note: 'One contact is asked for, and a way to pay. Then Pay.',
      page: form,
      arrive: reserve,
      point: { role: 'radio', name: 'bKash' },
    },
    ...paymentSteps('holidays', {
      submit: 'The payment provider’s page, made up here.',
      paid: 'Reserved and paid. An email with the same details is in the Inbox.',
      order: 'Rooms, travellers and payments, in one place, with the receipt.',
    }),
  ],
} as const satisfies Tour
