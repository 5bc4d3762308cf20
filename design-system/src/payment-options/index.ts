export {
  allPaymentOptions,
  PaymentOptions,
  paymentMissing,
  type PaymentOption,
  type PaymentOptionsProps,
} from './payment-options.tsx'
export { PaymentTile, paymentNames, type PaymentValue } from './payment-tile.tsx'
