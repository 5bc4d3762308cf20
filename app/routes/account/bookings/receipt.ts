import type { LoaderFunctionArgs } from '@remix-run/node'
import { getReceipt } from '@jatra/contract/whole-order/endpoints'
import { downloadOrderFile } from './order-file.server.ts'

/** The receipt of a paid order as a PDF. */
export const loader = (args: LoaderFunctionArgs) => downloadOrderFile(getReceipt, args)
