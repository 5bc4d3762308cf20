import { drawETicket, type ETicketContent } from './draw-e-ticket.ts'
import { drawReceipt, type ReceiptContent } from './draw-receipt.ts'
import { drawVoucher, type VoucherContent } from './draw-voucher.ts'

/** What an order has as a PDF. */
export type OrderFile =
  | ({ file: 'receipt' } & ReceiptContent)
  | ({ file: 'e_ticket' } & ETicketContent)
  | ({ file: 'voucher' } & VoucherContent)

/** Draws one of them. */
export function drawOrderFile(content: OrderFile): Promise<Uint8Array<ArrayBuffer>> {
  if (content.file === 'receipt') return drawReceipt(content)
  return content.file === 'voucher' ? drawVoucher(content) : drawETicket(content)
}
