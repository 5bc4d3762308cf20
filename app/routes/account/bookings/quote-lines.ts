import type { Quote, QuoteItem, QuoteLine } from '@jatra/contract/order/quote'
import type { PriceLine } from '@jatra/design-system/price-summary'
import { formatBdt } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { visas } from '~/messages/visas.ts'

const { roomLines, roomLine } = holidays.reserve
const { visaFee, processingFee, pickUpCharge, line } = visas.book

const items: Partial<Record<QuoteItem, (count: number) => string>> = {
  singleRoom: (count) => roomLine(roomLines.singleRoom, count),
  doubleRoom: (count) => roomLine(roomLines.doubleRoom, count),
  twinRoom: (count) => roomLine(roomLines.twinRoom, count),
  tripleRoom: (count) => roomLine(roomLines.tripleRoom, count),
  visaFee: (count) => line(visaFee, count),
  processingFee: (count) => line(processingFee, count),
  pickUpCharge: () => pickUpCharge,
}

/** 'Double room × 2', 'Visa Fee × 3'; undefined for a flight's travellers, whose fares are summed up. */
export const nameOfLine = ({ item, count }: Pick<QuoteLine, 'item' | 'count'>) =>
  items[item]?.(count)

/** The lines of a holiday or a visa as they were agreed. */
export function chargeLines({ lines }: Quote): PriceLine[] {
  return lines.map((each) => ({ label: nameOfLine(each) ?? '', amount: formatBdt(each.total) }))
}
