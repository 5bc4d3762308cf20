import {
  applicantSentSchema,
  paymentBodySchema,
} from '@jatra/contract/whole-order/checkout-endpoints'
import { noteSchema } from '@jatra/contract/desk/notes'
import { savedSearchesSchema } from '@jatra/contract/desk/saved-searches'
import { packageFilterSchema } from '@jatra/contract/holiday/endpoints'
import { accountExportSchema, accountSchema } from '@jatra/contract/account/account'
import { airportSchema } from '@jatra/contract/places/airport'
import { jobSchema } from '@jatra/contract/job/job'
import { deviceSchema } from '@jatra/contract/account/device'
import { doneSchema } from '@jatra/contract/http/done'
import { documentSchema } from '@jatra/contract/document/document'
import {
  checkedBagsSchema,
  dictionariesSchema,
  flightOfferSchema,
  flightQuerySchema,
  flightSearchSchema,
  itinerarySchema,
  segmentSchema,
  travelerPricingSchema,
} from '@jatra/contract/flight/flight'
import { flightBookingSchema } from '@jatra/contract/flight/flight-booking'
import { orderTravelerSchema } from '@jatra/contract/order/order-traveler'
import { flightOrderSchema } from '@jatra/contract/flight/flight-order'
import { cancellationLineSchema, cancellationSchema } from '@jatra/contract/order/cancellation'
import { refundSchema } from '@jatra/contract/order/refund'
import { contactSchema, holidayOrderSchema } from '@jatra/contract/holiday/holiday-order'
import { peopleSchema, roomsSchema, staySchema } from '@jatra/contract/order/stay'
import { orderEmailSchema } from '@jatra/contract/order/order-email'
import {
  hotelSchema,
  packageFlightSchema,
  reviewSchema,
} from '@jatra/contract/holiday/package-parts'
import { packageBodySchema, packageSchema } from '@jatra/contract/holiday/package'
import { packageWordsSchema } from '@jatra/contract/holiday/package-words'
import { staffCancellationSchema } from '@jatra/contract/whole-order/staff-cancellation'
import {
  colleagueSchema,
  staffRefundDetailSchema,
  staffRefundSchema,
} from '@jatra/contract/whole-order/staff-refund'
import { quoteSchema } from '@jatra/contract/order/quote'
import { decidedPaymentSchema } from '@jatra/contract/payment/held-payment'
import { paymentAttemptSchema } from '@jatra/contract/payment/payment'
import { regularTravelerSchema } from '@jatra/contract/traveler/regular-traveler'
import { travelerInputSchema } from '@jatra/contract/traveler/traveler'
import { signedInSchema, userSchema } from '@jatra/contract/account/user'
import { visaBodySchema, visaPlanSchema, visaSchema } from '@jatra/contract/visa/visa'
import { visaWordsSchema } from '@jatra/contract/visa/visa-words'
import { visaOrderSchema } from '@jatra/contract/visa/visa-order'
import { problemSchema } from '@jatra/contract/http/problem'
import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi'

/** Schemas that the description writes once and refers to by name. */
const components = {
  Account: accountSchema,
  AccountExport: accountExportSchema,
  Airport: airportSchema,
  Applicant: applicantSentSchema,
  Cancellation: cancellationSchema,
  CancellationLine: cancellationLineSchema,
  CheckedBags: checkedBagsSchema,
  Colleague: colleagueSchema,
  Contact: contactSchema,
  DecidedPayment: decidedPaymentSchema,
  Device: deviceSchema,
  Dictionaries: dictionariesSchema,
  Document: documentSchema,
  Done: doneSchema,
  FlightOffer: flightOfferSchema,
  FlightOrder: flightOrderSchema,
  FlightQuery: flightQuerySchema,
  FlightSearch: flightSearchSchema,
  Hotel: hotelSchema,
  HolidayOrder: holidayOrderSchema,
  Itinerary: itinerarySchema,
  Job: jobSchema,
  Note: noteSchema,
  OrderEmail: orderEmailSchema,
  FlightBooking: flightBookingSchema,
  Refund: refundSchema,
  SavedSearches: savedSearchesSchema,
  StaffCancellation: staffCancellationSchema,
  StaffRefund: staffRefundSchema,
  StaffRefundDetail: staffRefundDetailSchema,
  OrderTraveler: orderTravelerSchema,
  Package: packageSchema,
  PackageFilter: packageFilterSchema,
  PackageFlight: packageFlightSchema,
  PackageInput: packageBodySchema,
  PackageWords: packageWordsSchema,
  PaymentAttempt: paymentAttemptSchema,
  PaymentBody: paymentBodySchema,
  Quote: quoteSchema,
  People: peopleSchema,
  Problem: problemSchema,
  RegularTraveler: regularTravelerSchema,
  Review: reviewSchema,
  Rooms: roomsSchema,
  Segment: segmentSchema,
  SignedIn: signedInSchema,
  Stay: staySchema,
  Traveler: travelerInputSchema,
  TravelerPricing: travelerPricingSchema,
  User: userSchema,
  Visa: visaSchema,
  VisaInput: visaBodySchema,
  VisaOrder: visaOrderSchema,
  VisaPlan: visaPlanSchema,
  VisaWords: visaWordsSchema,
} as const

for (const [refId, schema] of Object.entries(components))
  // oxlint-disable-next-line typescript/no-deprecated -- its note says that `.openapi()` is meant instead, which changes zod's prototypes for everyone
  zodToOpenAPIRegistry.add(schema, { _internal: { refId } })
