import type { LoaderFunctionArgs } from '@remix-run/node'
import { getCalendar } from '@jatra/contract/order/endpoints'
import { downloadOrderFile } from './order-file.server.ts'

/** The days of a paid order, for a calendar. */
export const loader = (args: LoaderFunctionArgs) => downloadOrderFile(getCalendar, args)
