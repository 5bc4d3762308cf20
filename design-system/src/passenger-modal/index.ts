export { PassengerModal, type PassengerModalProps } from './passenger-modal.tsx'
export { PassengerField, type PassengerFieldProps } from './passenger-field.tsx'
export {
  defaultPassengers,
  passengerLimits,
  passengerMessages,
  totalTravellers,
  type Cabin,
  type PassengerChoice,
  type PassengerMessages,
  type TravellerKind,
} from './passenger-choice.ts'
