export { OrderCard, type BookingStatus, type OrderCardProps } from './order-card.tsx'
