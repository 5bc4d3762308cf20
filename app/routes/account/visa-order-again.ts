import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { listVisas } from '@jatra/contract/calls/visas'
import { visaDetailsHref, visaScheduleHref } from '~/routes/visa/visa-choice.ts'
import { readOrder } from './order-view.server.ts'

/** Leads to where the same option is bought again; when it is not offered any more, to the others. */
export async function loader(args: LoaderFunctionArgs) {
  const order = await readOrder(args, 'visa')
  const { country } = order.productData.visa
  const { selectedPlan, travelers } = order.travelersData
  const choice = {
    country,
    nationality: travelers[0]?.nationality ?? '',
    travelers: order.travelers,
    category: null,
  }
  const [visa] = await args.context.api.call(listVisas, { query: { country } })
  const index = visa?.visaList.findIndex(({ name }) => name === selectedPlan.name) ?? -1
  return redirect(index < 0 ? visaDetailsHref(choice) : visaScheduleHref(index, choice))
}
