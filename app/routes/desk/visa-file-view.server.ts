import type { DeskAction } from '@jatra/contract/desk/desk-actions'
import { nextMoves } from '@jatra/contract/visa/move-visa'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import {
  viewChecklist,
  viewProgress,
} from '~/routes/account/bookings/visa-checklist-view.server.ts'

/** A visa's documents as staff see them, and what the reader may say of them. */
export function viewVisaFile(order: VisaOrder, actions: readonly DeskAction[]) {
  const may = (name: DeskAction['do']) => actions.some((action) => action.do === name)
  return {
    people: viewChecklist(order)?.people ?? [],
    progress: viewProgress(order),
    mayCheck: may('askDocumentsAgain'),
    moves: may('moveVisa') ? nextMoves(order) : [],
  }
}
export type VisaFileView = ReturnType<typeof viewVisaFile>
