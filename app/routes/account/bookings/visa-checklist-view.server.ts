import { todayInDhaka } from '@jatra/contract/values/dates'
import { fullName } from '@jatra/contract/traveler/person-name'
import { whyNotGive } from '@jatra/contract/visa/checklist-acts'
import { openSlots, slotsToGive, type ChecklistSlot } from '@jatra/contract/visa/checklist-slot'
import { documentsDueOn } from '@jatra/contract/visa/visa-documents'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { visaStageOf } from '@jatra/contract/whole-order/visa-stage'
import { formatDate } from '~/messages/format.ts'
import { visaChecklist as copy } from '~/messages/visa-checklist.ts'

/** The checklist of an application, by traveller, and what is to be done next; null once it ended. */
export function viewChecklist(order: VisaOrder) {
  if (visaStageOf(order) === 'ended') return null
  const { checklist, travelers } = order.travelersData
  return {
    next: nextOf(order),
    people: travelers.map((traveler, index) => {
      const own = checklist.filter((slot) => slot.traveler === index)
      const slots = own.map((slot) => viewSlot(order, slot))
      return {
        name: fullName(traveler),
        slots: slots.filter(({ isShown }) => isShown),
        more: slots.filter(({ isShown }) => !isShown),
      }
    }),
  }
}
export type ChecklistView = NonNullable<ReturnType<typeof viewChecklist>>
export type SlotView = ChecklistView['people'][number]['slots'][number]

/** By when what is missing is to be here. */
export const dueOf = ({ createdAt, travelersData }: VisaOrder): string =>
  travelersData.documentsDueDate ??
  documentsDueOn(todayInDhaka(Date.parse(createdAt)), travelersData.deliveryDate)

function nextOf(order: VisaOrder): string | null {
  const { checklist } = order.travelersData
  const toGive = slotsToGive(checklist)
  const asked = toGive.filter(({ state }) => state === 'asked').length
  if (asked > 0) return copy.next.asked(asked)
  if (order.handedOverAt !== null) return null
  if (toGive.length > 0) return copy.next.missing(toGive.length, formatDate(dueOf(order)))
  return openSlots(checklist).length > 0 ? copy.next.checking : copy.next.accepted
}

function viewSlot(order: VisaOrder, slot: ChecklistSlot) {
  const { item, traveler, documents, state, reason, note } = slot
  const { travelers } = order.travelersData
  const person = travelers.length > 1 && !item.once ? travelers[traveler] : undefined
  const given = travelers[traveler]?.documents ?? []
  return {
    key: `${String(traveler)}.${item.id}`,
    name: item.name,
    /** What its buttons are called by: two travellers have a passport each. */
    fullName: person ? copy.of(item.name, fullName(person)) : item.name,
    shows: item.shows,
    once: item.once,
    isRequired: item.need === 'required',
    pages: item.pages,
    state,
    seen: documents,
    /** Without documents it came on paper. */
    onPaper: state === 'accepted' && documents.length === 0,
    why: [reason && copy.reasons[reason], note].filter(Boolean).join(' '),
    documents: given
      .filter(({ _id }) => documents.includes(_id))
      .map(({ _id: id, name }) => ({ id, name })),
    mayGive: whyNotGive(order, slot, []) === null,
    /** What is optional and not given is folded away. */
    isShown: item.need === 'required' || state !== 'missing',
  }
}

/** The stages of a paid application with their days, and the letter of the decision. */
export function viewProgress(order: VisaOrder) {
  const stage = visaStageOf(order)
  if (stage === 'unpaid' || stage === 'ended') return null
  const { handedOverAt, progress, decisionLetter } = order
  const { stages, granted, refused } = copy.progress
  const { atEmbassyOn, decidedOn, decision, passportBackOn } = progress
  const days = [
    [stages.documents, handedOverAt === null ? null : ''],
    [stages.handed_over, handedOverAt && todayInDhaka(Date.parse(handedOverAt))],
    [stages.at_embassy, atEmbassyOn ?? (decidedOn === null ? null : '')],
    [decision === null ? stages.decision : decision === 'granted' ? granted : refused, decidedOn],
    [stages.passport_back, passportBackOn],
  ] as const
  const now = days.findIndex(([, day]) => day === null)
  return {
    stages: days.map(([name, day], index) => ({
      name,
      isNow: index === now,
      isDone: day !== null,
      when:
        day === null
          ? index === now
            ? copy.progress.now
            : copy.progress.later
          : day === ''
            ? copy.progress.done
            : formatDate(day),
    })),
    letter:
      order.travelersData.travelers[0]?.documents
        .filter(({ _id }) => _id === decisionLetter)
        .map(({ _id: id, name }) => ({ id, name })) ?? [],
  }
}
