import { keptServiceFee, type CancellationQuote } from '@jatra/contract/order/cancellation'
import { whyNotCancel } from '@jatra/contract/whole-order/cancel-order'
import type { Order } from '@jatra/contract/whole-order/order'
import { endingCancellation, openCancellation } from '@jatra/contract/order/own-cancellations'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { wayBackInWords } from '@jatra/contract/order/way-back'
import { bankDetails } from '~/messages/bank-details.ts'
import { formatBdt, formatDate, formatTime } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { orders } from '~/messages/orders.ts'
import { wordsOf, type CancellationWords } from './cancellation-words.ts'

const copy = orders.cancellation

/** The state of a traveller's own cancellation; null where there is nothing to cancel or to show. */
export function viewCancellation(order: Order, now: number) {
  const words = wordsOf(order)
  const { heads } = words
  const current = openCancellation(order.cancellations) ?? endingCancellation(order.cancellations)
  if (current) {
    const table = tableOf(words, current)
    return { text: words.stateOf(current), heads, ...table, ...nothingToChoose, mayAsk: false }
  }
  if (whyNotCancel(order, now)) return null
  const last = order.cancellations.at(-1)
  return {
    text: last?.status === 'dropped' ? copy.dropped : (words.gone ?? words.intro),
    heads,
    lines: [],
    totals: [],
    ...nothingToChoose,
    ...words.choices,
    mayAsk: true,
  }
}
export type CancellationView = NonNullable<ReturnType<typeof viewCancellation>>

const nothingToChoose: CancellationWords['choices'] = { travelers: [], stay: null }

/** What the traveller is asked to agree to, ready to show. */
export function viewQuote(order: Order, quote: CancellationQuote, now: number) {
  const words = wordsOf(order)
  const { quoteId, travelerIds, stay, refund, channel, paidFrom, byBank, dueBy, expiresAt } = quote
  const way = byBank ? bankDetails.card.transfer : wayBackInWords(channel, paidFrom, language)
  return {
    quoteId,
    /** What it is of, so that it can be asked for anew. */
    chosen: { ...(travelerIds && { travelerIds }), ...(stay && { stay }) },
    heads: words.heads,
    ...tableOf(words, quote, words.ruleAt(now)),
    sentence:
      refund === null
        ? words.unknown
        : refund > 0
          ? orders.refund.sentence(formatBdt(refund), way, formatDate(dueBy))
          : words.nothingBack,
    byBank: byBank && refund !== 0 ? copy.byBank(paymentTypeLabels[channel]) : null,
    until: copy.until(formatTime(expiresAt)),
    ...words.asking(quote),
  }
}
export type QuoteView = ReturnType<typeof viewQuote>

/** Each part with the reason for its amount, and the total. */
function tableOf(
  { heads, fee, nameOf }: CancellationWords,
  { refund, kept, lines }: Pick<CancellationQuote, 'refund' | 'kept' | 'lines'>,
  rule: string | null = null,
) {
  const returned = lines.reduce((sum, line) => sum + (line.returned ?? 0), 0)
  const serviceFee = keptServiceFee(lines)
  return {
    lines: lines.map((line) => ({
      name: nameOf(line),
      notes: [
        ...(rule ? [rule] : []),
        ...(line.serviceFee ? [copy.serviceFee(formatBdt(line.serviceFee))] : []),
        ...(line.returned ? [copy.cameBackOf(formatBdt(line.returned))] : []),
      ],
      kept: formatBdt(line.kept - keptServiceFee([line])),
      refund: formatBdt(line.refund),
    })),
    totals:
      refund === null || kept === null
        ? []
        : ([
            [heads.kept, formatBdt(kept - serviceFee)],
            [fee, formatBdt(serviceFee)],
            ...(returned > 0 ? ([[copy.cameBack, formatBdt(returned)]] as const) : []),
            [copy.comesBack, formatBdt(refund)],
          ] as const),
  }
}
