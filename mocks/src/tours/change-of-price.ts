import { FILL_AND_SUBMIT } from '../fill/fill-script.ts'
import { flightSearch } from '../scenarios/start-pages.ts'
import { flightForm, paymentSteps } from './arrivals.ts'
import type { Tour } from './tour.ts'

const form = /^\/flight\/booking/

export const changeOfPrice = {
  name: 'change-of-price',
  title: 'Change of price',
  description: 'The fare rises while the traveller fills in the form.',
  persona: 'first-timer',
  scenario: 'price-changed',
  steps: [
    {
      name: 'choose-flight',
      title: 'Choose a flight',
      note: 'Remember the total of the first card, and press Book Now.',
      page: /^\/flight\/search/,
      arrive: ({ today }) => flightSearch(today),
      point: { role: 'link', name: 'Book Now' },
    },
    {
      name: 'old-price',
      title: 'The price so far',
      note: 'The same total as on the card, with its lines. Fill this form, in the strip below, fills in the rest.',
      page: form,
      arrive: flightForm,
      point: { role: 'region', name: 'Price Summary' },
    },
    {
      name: 'submit',
      title: 'Send the booking',
      note: 'Press Pay. At this very moment the airline asks 6% more.',
      page: form,
      arrive: flightForm,
      point: { role: 'button', name: 'Pay ৳' },
    },
    {
      name: 'new-price',
      sent: true,
      title: 'Nobody pays more unasked',
      note: 'The new price is said before it is charged, and what was typed is still there. Another Pay accepts it.',
      page: form,
      arrive: async (visitor) => (await flightForm(visitor)) + FILL_AND_SUBMIT,
      point: { role: 'status', name: 'The price has changed' },
    },
    ...paymentSteps('flight', {
      submit: 'The amount is the new price.',
      paid: 'Booked at the price that the traveller agreed to.',
      order: 'The same amount in the booking, in its payments and on the receipt.',
    }),
  ],
} as const satisfies Tour
