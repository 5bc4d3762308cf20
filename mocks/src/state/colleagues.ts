import { isStaff } from '@jatra/contract/account/duties'
import type { DeskColleague } from '@jatra/contract/desk/today'
import type { VisitorState } from './visitor-state.ts'

/** All of the visitor's staff, by name. */
export const colleaguesOf = ({ accounts }: VisitorState): DeskColleague[] =>
  [...accounts.values()]
    .flatMap(({ role, user: { _id, userName } }) => (isStaff(role) ? { _id, userName, role } : []))
    .toSorted((a, b) => a.userName.localeCompare(b.userName))
