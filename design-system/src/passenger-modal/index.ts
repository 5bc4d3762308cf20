export { PassengerModal, type PassengerModalProps } from './passenger-modal.tsx'
export { PassengerField, type PassengerFieldProps } from './passenger-field.tsx'
export {
  defaultPassengers,
  passengerLimits,
  totalTravelers,
  type Cabin,
  type PassengerChoice,
  type TravelerKind,
} from './passenger-choice.ts'
export { passengerMessages, type PassengerMessages } from './passenger-messages.ts'
