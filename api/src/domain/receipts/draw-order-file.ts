import { drawETicket, type ETicketContent } from './draw-e-ticket.ts'
import { drawReceipt, type ReceiptContent } from './draw-receipt.ts'

/** What an order has as a PDF. */
export type OrderFile =
  | ({ file: 'receipt' } & ReceiptContent)
  | ({ file: 'e_ticket' } & ETicketContent)

/** Draws one of them. */
export const drawOrderFile = (content: OrderFile): Promise<Uint8Array<ArrayBuffer>> =>
  content.file === 'receipt' ? drawReceipt(content) : drawETicket(content)
