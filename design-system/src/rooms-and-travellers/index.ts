export {
  RoomsAndTravellers,
  type RoomsAndTravellersCopy,
  type RoomsAndTravellersProps,
} from './rooms-and-travellers.tsx'
export { emptyStay, type AgeBand, type RoomType, type Stay, type StayKind } from './stay.ts'
