/*
 * What Duffel's documentation shows as examples, field by field (duffel.com/docs/api: offers, orders,
 * airline-initiated changes, order cancellations, webhooks, errors). Fields that neither we nor the double have are
 * left out. The amounts of the examples do not add up there either.
 */

const heathrow = {
  type: 'airport',
  time_zone: 'Europe/London',
  name: 'Heathrow',
  longitude: -141.951519,
  latitude: 64.068865,
  id: 'arp_lhr_gb',
  iata_country_code: 'GB',
  iata_code: 'LHR',
  city_name: 'London',
}
const britishAirways = {
  name: 'British Airways',
  id: 'aln_00001876aqC8c5umZmrRds',
  iata_code: 'BA',
}
const penalty = { penalty_currency: 'GBP', penalty_amount: '100.00', allowed: true }

const segment = {
  id: 'seg_00009htYpSCXrwaB9Dn456',
  origin: heathrow,
  origin_terminal: 'B',
  destination: heathrow,
  destination_terminal: '5',
  departing_at: '2020-06-13T16:38:02',
  arriving_at: '2020-06-13T16:38:02',
  duration: 'PT02H26M',
  distance: '424.2',
  marketing_carrier: britishAirways,
  marketing_carrier_flight_number: '1234',
  operating_carrier: britishAirways,
  operating_carrier_flight_number: '4321',
  aircraft: { name: 'Airbus Industries A380', id: 'arc_00009UhD4ongolulWd91Ky', iata_code: '380' },
  passengers: [
    {
      passenger_id: 'passenger_0',
      cabin_class: 'economy',
      cabin_class_marketing_name: 'Economy Basic',
      fare_basis_code: 'KLWC10A',
      baggages: [{ type: 'checked', quantity: 1 }],
    },
  ],
}

const slice = {
  id: 'sli_00009htYpSCXrwaB9Dn123',
  origin_type: 'airport',
  origin: heathrow,
  destination_type: 'airport',
  destination: heathrow,
  duration: 'PT02H26M',
  fare_brand_name: 'Basic',
  conditions: { change_before_departure: penalty },
  segments: [segment],
}

export const publishedOffer = {
  id: 'off_00009htYpSCXrwaB9DnUm0',
  live_mode: true,
  created_at: '2020-01-17T10:12:14.545Z',
  updated_at: '2020-01-17T10:12:14.545Z',
  expires_at: '2020-01-17T10:42:14.545Z',
  owner: britishAirways,
  base_amount: '30.20',
  base_currency: 'GBP',
  tax_amount: '40.80',
  tax_currency: 'GBP',
  total_amount: '45.00',
  total_currency: 'GBP',
  total_emissions_kg: '460',
  passenger_identity_documents_required: false,
  payment_requirements: {
    requires_instant_payment: false,
    price_guarantee_expires_at: '2020-01-17T10:42:14.545Z',
    payment_required_by: '2020-01-17T10:42:14.545Z',
  },
  conditions: { refund_before_departure: penalty, change_before_departure: penalty },
  passengers: [{ type: 'adult', id: 'pas_00009hj8USM7Ncg31cBCL' }],
  slices: [slice],
}

export const publishedError = {
  errors: [
    {
      type: 'validation_error',
      title: 'Validation Error',
      message: 'The passengers field is required',
      code: 'validation_required',
      documentation_url: 'https://duffel.com/docs/api',
      source: { field: 'passengers', pointer: '/data/passengers' },
    },
  ],
}

export const publishedOrder = {
  id: 'ord_00009hthhsUZ8W4LxQgkjo',
  live_mode: false,
  booking_reference: 'RZPNX8',
  created_at: '2020-04-11T15:48:11.642Z',
  synced_at: '2020-04-11T15:48:11Z',
  cancelled_at: '2020-04-11T15:48:11.642Z',
  cancellation: null,
  owner: britishAirways,
  base_amount: '30.20',
  base_currency: 'GBP',
  tax_amount: '30.20',
  tax_currency: 'GBP',
  total_amount: '90.80',
  total_currency: 'GBP',
  payment_status: {
    awaiting_payment: true,
    payment_required_by: '2020-01-17T10:42:14.545Z',
    price_guarantee_expires_at: '2020-01-17T10:42:14.545Z',
    paid_at: null,
  },
  available_actions: ['cancel', 'change'],
  conditions: { refund_before_departure: penalty, change_before_departure: penalty },
  documents: [
    {
      type: 'electronic_ticket',
      unique_identifier: '1252106312810',
      passenger_ids: ['pas_00009hj8USM7Ncg31cBCLL'],
    },
  ],
  passengers: [
    {
      id: 'pas_00009hj8USM7Ncg31cBCLL',
      title: 'mrs',
      gender: 'f',
      given_name: 'Amelia',
      family_name: 'Earhart',
      born_on: '1987-07-24',
      email: 'amelia@duffel.com',
      phone_number: '+442080160509',
    },
  ],
  slices: [slice],
  airline_initiated_changes: [],
  // Whatever the shop gave it.
  metadata: {},
}

export const publishedChange = {
  id: 'aic_00001876aqC8c5umZmrRds',
  order_id: 'ord_00009hthhsUZ8W4LxQgkjo',
  created_at: '2023-02-08T12:42:31.038989Z',
  updated_at: '2023-02-08T12:42:31.038989Z',
  action_taken: null,
  action_taken_at: null,
  available_actions: ['accept', 'cancel', 'change'],
  removed: [slice],
  added: [slice],
}

export const publishedCancellation = {
  id: 'ore_00009qzZWzjDipIkqpaUAj',
  order_id: 'ord_00009hthhsUZ8W4LxQgkjo',
  live_mode: false,
  created_at: '2020-04-11T15:48:11.642Z',
  expires_at: '2020-01-17T10:42:14.545Z',
  confirmed_at: '2020-01-17T11:51:43.114803Z',
  refund_amount: '90.80',
  refund_currency: 'GBP',
  refund_to: 'arc_bsp_cash',
  airline_credits: [],
}

export const publishedNotice = {
  id: 'wev_0000A4tQSmKyqOrcySrGbo',
  api_version: 'v2',
  type: 'order.created',
  data: { object: {} },
  live_mode: true,
  idempotency_key: 'ord_0000ABd6wggSct7BoraU1o',
  created_at: '2020-04-11T15:48:11.642000Z',
}
