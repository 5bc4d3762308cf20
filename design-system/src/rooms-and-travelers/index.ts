export {
  RoomsAndTravelers,
  type RoomsAndTravelersMessages,
  type RoomsAndTravelersProps,
  type StayMessage,
} from './rooms-and-travelers.tsx'
export { emptyStay, type AgeBand, type RoomType, type Stay, type StayKind } from './stay-counts.ts'
