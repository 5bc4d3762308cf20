import type { LoaderFunctionArgs } from '@remix-run/node'
import { getETicket } from '@jatra/contract/whole-order/endpoints'
import { downloadOrderFile } from './order-file.server.ts'

/** The e-ticket of a ticketed flight as a PDF. */
export const loader = (args: LoaderFunctionArgs) => downloadOrderFile(getETicket, args)
