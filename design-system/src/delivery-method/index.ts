export {
  DeliveryMethod,
  type Delivery,
  type DeliveryMethodMessages,
  type DeliveryMethodProps,
} from './delivery-method.tsx'
