export { OrderCard, type OrderCardProps, type OrderStatus } from './order-card.tsx'
