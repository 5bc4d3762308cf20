import type { LoaderFunctionArgs } from '@remix-run/node'
import { getVoucher } from '@jatra/contract/whole-order/voucher'
import { downloadOrderFile } from './order-file.server.ts'

/** The voucher of a confirmed holiday as a PDF. */
export const loader = (args: LoaderFunctionArgs) => downloadOrderFile(getVoucher, args)
