export {
  RoomsAndTravellers,
  type RoomsAndTravellersCopy,
  type RoomsAndTravellersProps,
  type StayMessage,
} from './rooms-and-travellers.tsx'
export { emptyStay, type AgeBand, type RoomType, type Stay, type StayKind } from './stay.ts'
