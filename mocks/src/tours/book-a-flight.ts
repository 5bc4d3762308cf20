import { flightSearch } from '../scenarios/start-pages.ts'
import { flightForm, paymentSteps } from './arrivals.ts'
import type { Tour } from './tour.ts'

const form = /^\/flight\/booking/

export const bookAFlight = {
  name: 'book-a-flight',
  title: 'Book a flight',
  description: 'From the home page to a paid ticket.',
  persona: 'first-timer',
  steps: [
    {
      name: 'search',
      title: 'Search a flight',
      note: 'Where, when and who, in one card. The fields are filled in already: choose another day or press SEARCH FLIGHT.',
      page: /^\/(\?.*search=flight.*)?$/,
      arrive: () => '/',
      point: { role: 'button', name: 'SEARCH FLIGHT' },
    },
    {
      name: 'choose-flight',
      title: 'Choose a flight',
      note: 'Each card has the total for everybody beside the price that it was. The countdown says how long the prices stand. Press Book Now.',
      page: /^\/flight\/search/,
      arrive: ({ today }) => flightSearch(today),
      point: { role: 'link', name: 'Book Now' },
    },
    {
      name: 'traveller',
      title: 'Say who travels',
      note: 'Only what the airline asks for: a passport for a flight abroad, none at home. Fill this form, in the strip below, does it for you.',
      page: form,
      arrive: flightForm,
      point: { role: 'group', name: 'Traveller 1' },
    },
    {
      name: 'choose-bkash',
      title: 'Choose bKash',
      note: 'The four ways to pay that people here know. None is chosen for the traveller.',
      page: form,
      arrive: flightForm,
      point: { role: 'radio', name: 'bKash' },
    },
    {
      name: 'submit',
      title: 'Send the booking',
      note: 'The total stands on the button’s side, with each line that it is made of. Pay checks the form and leads to the payment.',
      page: form,
      arrive: flightForm,
      point: { role: 'button', name: 'Pay ৳' },
    },
    ...paymentSteps('flight', {
      submit: 'The payment provider’s page, made up here.',
      paid: 'Booked, with a Booking ID that can be read out on the phone. An email is in the Inbox.',
      order: 'The ticket: when to be at the airport, what to bring, and the receipt to download.',
    }),
  ],
} as const satisfies Tour
