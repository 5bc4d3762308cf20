export { PassengerModal, type PassengerModalProps } from './passenger-modal.tsx'
export { PassengerField, type PassengerFieldProps } from './passenger-field.tsx'
export {
  defaultPassengers,
  passengerLimits,
  passengerMessages,
  totalTravelers,
  type Cabin,
  type PassengerChoice,
  type PassengerMessages,
  type TravelerKind,
} from './passenger-choice.ts'
