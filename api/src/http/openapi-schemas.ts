import { paymentBodySchema } from '@jatra/contract/calls/payments'
import { packageFilterSchema } from '@jatra/contract/calls/packages'
import { accountExportSchema, accountSchema } from '@jatra/contract/entities/account'
import { airportSchema } from '@jatra/contract/entities/airport'
import { deviceSchema } from '@jatra/contract/entities/device'
import { documentSchema } from '@jatra/contract/entities/document'
import {
  checkedBagsSchema,
  dictionariesSchema,
  flightOfferSchema,
  flightQuerySchema,
  flightSearchSchema,
  itinerarySchema,
  segmentSchema,
  travelerPricingSchema,
} from '@jatra/contract/entities/flight'
import { flightOrderSchema, orderTravelerSchema } from '@jatra/contract/entities/flight-order'
import {
  contactSchema,
  holidayOrderSchema,
  peopleSchema,
  roomsSchema,
} from '@jatra/contract/entities/holiday-order'
import { orderEmailSchema } from '@jatra/contract/entities/order-email'
import { packageInputSchema, packageSchema } from '@jatra/contract/entities/package'
import { paymentAttemptSchema } from '@jatra/contract/entities/payment'
import { regularTravelerSchema } from '@jatra/contract/entities/regular-traveler'
import { travelerInputSchema } from '@jatra/contract/entities/traveler'
import { signedInSchema, userSchema } from '@jatra/contract/entities/user'
import { visaInputSchema, visaPlanSchema, visaSchema } from '@jatra/contract/entities/visa'
import { applicantInputSchema } from '@jatra/contract/entities/visa-applicant'
import { visaOrderSchema } from '@jatra/contract/entities/visa-order'
import { problemSchema } from '@jatra/contract/problem'
import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi'

/** What the API's description writes once, and refers to by name elsewhere. */
const components = {
  Account: accountSchema,
  AccountExport: accountExportSchema,
  Airport: airportSchema,
  Applicant: applicantInputSchema,
  CheckedBags: checkedBagsSchema,
  Contact: contactSchema,
  Device: deviceSchema,
  Dictionaries: dictionariesSchema,
  Document: documentSchema,
  FlightOffer: flightOfferSchema,
  FlightOrder: flightOrderSchema,
  FlightQuery: flightQuerySchema,
  FlightSearch: flightSearchSchema,
  HolidayOrder: holidayOrderSchema,
  Itinerary: itinerarySchema,
  OrderEmail: orderEmailSchema,
  OrderTraveler: orderTravelerSchema,
  Package: packageSchema,
  PackageFilter: packageFilterSchema,
  PackageInput: packageInputSchema,
  PaymentAttempt: paymentAttemptSchema,
  PaymentBody: paymentBodySchema,
  People: peopleSchema,
  Problem: problemSchema,
  RegularTraveler: regularTravelerSchema,
  Rooms: roomsSchema,
  Segment: segmentSchema,
  SignedIn: signedInSchema,
  Traveler: travelerInputSchema,
  TravelerPricing: travelerPricingSchema,
  User: userSchema,
  Visa: visaSchema,
  VisaInput: visaInputSchema,
  VisaOrder: visaOrderSchema,
  VisaPlan: visaPlanSchema,
} as const

for (const [refId, schema] of Object.entries(components))
  zodToOpenAPIRegistry.add(schema, { _internal: { refId } })
