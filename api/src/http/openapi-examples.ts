import type { EndpointInput } from '@jatra/contract/http/endpoint'
import type { login, register } from '@jatra/contract/account/auth-endpoints'
import type { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'

type PaymentBody = EndpointInput<typeof processPayment>['body']

const traveller = {
  title: 'Ms.',
  gender: 'Female',
  firstName: 'Nusrat',
  lastName: 'Jahan',
  birthYear: 1994,
  birthMonth: 2,
  birthDay: 28,
  nationality: 'BD',
  countryNumberCode: '880',
  mobileNumber: '1712345678',
  email: 'nusrat@example.com',
} as const

const payer = {
  email: traveller.email,
  firstName: traveller.firstName,
  paymentType: 'bkash',
  userId: 'the-id-of-your-account',
} as const

const flight: PaymentBody = {
  serviceType: 'flight',
  productData: { searchUid: 'the-searchUid-of-your-search' },
  productId: '1',
  price: 4670,
  travelers: 1,
  travelersData: [traveller],
  deliveryDate: '2026-12-24',
  ...payer,
}

const holiday: PaymentBody = {
  serviceType: 'holidays',
  productId: 'the-id-of-a-package',
  price: 65265,
  travelers: 2,
  rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
  travelDate: '2026-12-24',
  travelersData: {
    firstName: traveller.firstName,
    lastName: traveller.lastName,
    email: traveller.email,
    number: '+880 1712-345678',
  },
  ...payer,
}

const visa: PaymentBody = {
  serviceType: 'visa',
  productData: { price: 5650 },
  productId: 'the-id-of-a-visa',
  selectedPlan: { index: 0, name: 'Single entry' },
  price: 5650,
  travelers: 1,
  travelersData: [
    {
      ...traveller,
      passportNumber: 'A01234567',
      passportExYear: 2034,
      passportExMonth: 5,
      passportExDay: 9,
      documents: [],
    },
  ],
  documentsLater: true,
  deliveryMethod: 'travelerDrop',
  ...payer,
}

const account: EndpointInput<typeof register>['body'] = {
  userName: 'nusrat',
  email: 'nusrat@example.com',
  password: 'Jatra@2026',
}
const credentials: EndpointInput<typeof login>['body'] = {
  identifier: 'nusrat@example.com',
  password: 'Jatra@2026',
}

/** Example bodies, by the name of their endpoint. */
export const bodyExamples: Record<string, Record<string, { summary: string; value: unknown }>> = {
  register: { account: { summary: 'A new account', value: account } },
  login: { byEmail: { summary: 'By email', value: credentials } },
  processPayment: {
    flight: { summary: 'A flight within Bangladesh', value: flight },
    holiday: { summary: 'A holiday for two', value: holiday },
    visa: { summary: 'A visa, with documents later', value: visa },
  },
}
