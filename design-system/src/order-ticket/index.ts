export { OrderTicket, type OrderTicketProps } from './order-ticket.tsx'
export type { TicketEnd, TicketLeg } from './ticket-leg.tsx'
