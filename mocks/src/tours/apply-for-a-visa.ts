import { paymentSteps, VISA } from './arrivals.ts'
import type { Tour } from './tour.ts'

const form = /^\/visaBookSchedule\//
const apply = () => `/visaBookSchedule/0?${VISA}`

export const applyForAVisa = {
  name: 'apply-for-a-visa',
  title: 'Apply for a visa',
  description: 'For Thailand: what it needs, the documents, the payment.',
  persona: 'first-timer',
  steps: [
    {
      name: 'search',
      title: 'Say where to',
      note: 'The third tab of the home page asks for the country and how many travel. Choose Thailand.',
      page: /^\/\?.*search=visa/,
      arrive: () => '/?search=visa',
      point: { role: 'combobox', name: 'Where do you want to go' },
    },
    {
      name: 'documents',
      title: 'See which documents are needed',
      note: 'By profession, before anything is paid: a jobholder needs other documents than a business owner.',
      page: /^\/visaDetails/,
      arrive: () => `/visaDetails?${VISA}`,
      point: { role: 'heading', name: 'Your documents' },
    },
    {
      name: 'choose-option',
      title: 'Choose an option',
      note: 'The price on the button is for all travellers, with every fee in it.',
      page: /^\/visaDetails/,
      arrive: () => `/visaDetails?${VISA}`,
      point: { role: 'link', name: 'SPECIAL OFFER' },
    },
    {
      name: 'applicant',
      title: 'Say who applies',
      note: 'Passport and documents of each person. Pictures may come now, or later by the day that the form names.',
      page: form,
      arrive: apply,
      point: { role: 'group', name: 'Traveller 1' },
    },
    {
      name: 'choose-bkash',
      title: 'Choose bKash',
      note: 'Bring the documents or have them picked up, choose a way to pay, and Pay.',
      page: form,
      arrive: apply,
      point: { role: 'radio', name: 'bKash' },
    },
    ...paymentSteps('visa', {
      submit: 'The payment provider’s page, made up here.',
      paid: 'The application is paid. What happens next is said at once.',
      order: 'What is still needed, by which day, and the receipt. Documents can be added here.',
    }),
  ],
} as const satisfies Tour
