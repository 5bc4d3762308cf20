export { OrderCard, type OrderCardProps } from './order-card.tsx'
export type { OrderStatus } from './order-status.tsx'
