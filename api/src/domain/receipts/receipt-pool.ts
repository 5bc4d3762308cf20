import type { Order } from '@jatra/contract/order/order'
import type { Language } from '@jatra/contract/values/language'
import { createDrawingPool } from '../../drawing/drawing-pool.ts'
import type { ReceiptContent } from './draw-receipt.ts'

/** Gives the receipt of a paid order as a PDF. @param signal of the visitor's request */
export type DrawReceipt = (
  order: Order,
  language: Language,
  signal?: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer>>

interface ReceiptPool {
  draw: DrawReceipt
  close(): Promise<void>
}

/** A receipt takes a quarter of a second at most, so the last of the queue waits half a minute. */
const MAX_QUEUE = 100

/** Draws receipts in their own thread, which link pictures cannot occupy. */
export function createReceiptPool(
  { agency, siteUrl }: Omit<ReceiptContent, 'order' | 'language'>,
  onError: (error: unknown) => void,
): ReceiptPool {
  const pool = createDrawingPool<ReceiptContent>({
    module: new URL('./draw-receipt.ts', import.meta.url),
    name: 'drawReceipt',
    maxQueue: MAX_QUEUE,
    onError,
  })
  return {
    draw: (order, language, signal) => pool.draw({ order, agency, siteUrl, language }, signal),
    close: () => pool.close(),
  }
}
