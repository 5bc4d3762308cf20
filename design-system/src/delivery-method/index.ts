export {
  DeliveryMethod,
  type Delivery,
  type DeliveryMethodCopy,
  type DeliveryMethodProps,
} from './delivery-method.tsx'
