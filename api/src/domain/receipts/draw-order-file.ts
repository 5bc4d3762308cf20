import { drawETicket, type ETicketContent } from './draw-e-ticket.ts'
import { drawReceipt, type ReceiptContent } from './draw-receipt.ts'

/** One of the papers that an order has. */
export type OrderFile =
  | ({ file: 'receipt' } & ReceiptContent)
  | ({ file: 'e_ticket' } & ETicketContent)

/** Draws a paper of an order as a PDF. */
export const drawOrderFile = (content: OrderFile): Promise<Uint8Array<ArrayBuffer>> =>
  content.file === 'receipt' ? drawReceipt(content) : drawETicket(content)
