export { Picture, type PictureProps } from './picture.tsx'
export {
  CoxsBazar,
  SriLanka,
  Nepal,
  Malaysia,
  Thailand,
  Delhi,
  Singapore,
  Sajek,
  Sundarbans,
  Sylhet,
  Maldives,
  Dubai,
  Istanbul,
  Umrah,
} from './destinations.tsx'
export { HeroDelta, HotelsComingSoon, BestDeals, UniquePlaces } from './home.tsx'
export {
  NoFlights,
  NoOrders,
  NotFound,
  PaymentFailed,
  PaymentPaid,
  PaymentWaiting,
  SomethingWrong,
} from './states.tsx'
