export { PassengerModal, type PassengerModalProps } from './passenger-modal.tsx'
export { PassengerField, type PassengerFieldProps } from './passenger-field.tsx'
export {
  defaultPassengers,
  passengerLimits,
  totalTravelers,
  type PassengerChoice,
} from './passenger-choice.ts'
export {
  type Cabin,
  type TravelerKind,
  passengerMessages,
  type PassengerMessages,
} from './passenger-messages.ts'
export type { Party, PassengerKind } from './passenger-party.ts'
