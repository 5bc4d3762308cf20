import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VisaPlan } from '@jatra/contract/visa/visa'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import type { ChecklistItem } from '@jatra/contract/visa/checklist-item'
import { askReasons, checkStates } from '@jatra/contract/visa/checklist-states'
import { visaDecisions } from '@jatra/contract/visa/visa-stages'
import { deliveryMethods } from '@jatra/contract/visa/visa-price'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'
import { visas } from './schema-visas.ts'

/** A visa application: copies of the visa and the option, and how the documents reach us. */
export const visaOrders = pgTable(
  'visa_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    visaId: text('visa_id')
      .notNull()
      .references(() => visas.id),
    visa: jsonb('visa').$type<VisaOrder['productData']['visa']>().notNull(),
    selectedPlan: jsonb('selected_plan').$type<VisaPlan>().notNull(),
    deliveryMethod: text('delivery_method', { enum: deliveryMethods }).notNull(),
    /** When and where the documents are picked up, `YYYY-MM-DD`; null when the traveller brings them. */
    deliveryDate: text('delivery_date'),
    pickUpAddress: text('pick_up_address'),
    /** The positions of travellers who uploaded no document and give them later. */
    documentsLater: jsonb('documents_later').$type<number[]>().notNull().default([]),
    /** Until when they do, `YYYY-MM-DD`, as it was said at the purchase; null when there are none. */
    documentsDueOn: text('documents_due_on'),
    /** When we handed the application to the embassy, and the member of staff who said so. */
    handedOverAt: instant('handed_over_at'),
    handedOverBy: text('handed_over_by'),
    /** Why it went without documents. May contain names, so it is not in the audit log; kept when that is undone. */
    handOverReason: text('hand_over_reason'),
    /** The visa's checklist as it was sold; null: documents are given in one pile. */
    checklist: jsonb('checklist').$type<ChecklistItem[]>(),
    /** The kind of applicant of each traveller, by position; null where it was not said. */
    applicantKinds: jsonb('applicant_kinds')
      .$type<(ApplicantKind | null)[]>()
      .notNull()
      .default([]),
    /** Days of what follows the hand-over, `YYYY-MM-DD`; null before it. */
    atEmbassyOn: text('at_embassy_on'),
    decidedOn: text('decided_on'),
    decision: text('decision', { enum: visaDecisions }),
    passportBackOn: text('passport_back_on'),
  },
  (table) => [
    // Those that are not with the embassy, paid or not.
    index('visa_orders_here')
      .on(table.orderId)
      .where(sql`${table.handedOverAt} is null`),
    check(
      'visa_orders_pick_up_whole',
      sql`(${table.deliveryMethod} = 'pickUp') = (${table.deliveryDate} is not null)
        and (${table.deliveryMethod} = 'pickUp') = (${table.pickUpAddress} is not null)`,
    ),
    check(
      'visa_orders_decision_whole',
      sql`(${table.decision} is null) = (${table.decidedOn} is null)
        and (${table.decision} is null or ${table.decision} in ('granted', 'refused'))`,
    ),
  ],
)
export type VisaOrderRow = typeof visaOrders.$inferSelect

/** What staff said of a traveller's documents for an item of the checklist; gone when others are given in their place. */
export const checklistChecks = pgTable(
  'checklist_checks',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0; what an application has once is the first traveller's. */
    travelerPosition: integer('traveler_position').notNull(),
    itemId: text('item_id').notNull(),
    state: text('state', { enum: checkStates }).notNull(),
    /** Why another document is asked for: a template, words of the colleague, or both. */
    reason: text('reason', { enum: askReasons }),
    note: text('note'),
    checkedAt: instant('checked_at').notNull(),
    checkedBy: text('checked_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.travelerPosition, table.itemId] }),
    check('checklist_checks_state_known', sql`${table.state} in ('accepted', 'asked')`),
    check(
      'checklist_checks_reasoned',
      sql`(${table.state} = 'asked') = (${table.reason} is not null or ${table.note} is not null)`,
    ),
  ],
)
