import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/whole-order/order'
import type { ConfirmedOrder } from '@jatra/contract/whole-order/voucher'
import type { Language } from '@jatra/contract/values/language'
import { createDrawingPool } from '../../drawing/drawing-pool.ts'
import type { OrderFile } from './draw-order-file.ts'
import type { ReceiptContent } from './draw-receipt.ts'

type Draw<Drawn extends Order> = (
  order: Drawn,
  language: Language,
  signal?: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer>>

/** Gives the receipt of a paid order as a PDF. @param signal of the visitor's request */
export type DrawReceipt = Draw<Order>
/** Gives the e-ticket of a ticketed flight as a PDF. @param signal of the visitor's request */
export type DrawETicket = Draw<FlightOrder>
/** Gives the voucher of a confirmed holiday as a PDF. @param signal of the visitor's request */
export type DrawVoucher = Draw<ConfirmedOrder>

interface ReceiptPool {
  drawReceipt: DrawReceipt
  drawETicket: DrawETicket
  drawVoucher: DrawVoucher
  close(): Promise<void>
}

/** A drawing takes a quarter of a second at most, so the last of the queue waits half a minute. */
const MAX_QUEUE = 100

/** Draws receipts, e-tickets and vouchers in their own thread, which link pictures cannot occupy. */
export function createReceiptPool(
  site: Omit<ReceiptContent, 'order' | 'language'>,
  onError: (error: unknown) => void,
): ReceiptPool {
  const pool = createDrawingPool<OrderFile>({
    module: new URL('./draw-order-file.ts', import.meta.url),
    name: 'drawOrderFile',
    maxQueue: MAX_QUEUE,
    onError,
  })
  const { agency, siteUrl } = site
  return {
    drawReceipt: (order, language, signal) =>
      pool.draw({ file: 'receipt', order, agency, siteUrl, language }, signal),
    drawETicket: (order, language, signal) =>
      pool.draw({ file: 'e_ticket', order, agency, siteUrl, language }, signal),
    drawVoucher: (order, language, signal) =>
      pool.draw({ file: 'voucher', order, agency, siteUrl, language }, signal),
    close: () => pool.close(),
  }
}
