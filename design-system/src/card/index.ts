export { Card, TicketCard, type CardProps, type TicketCardProps } from './card.tsx'
