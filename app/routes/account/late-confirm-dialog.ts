import { late } from '@jatra/design-system/hydration'

/** Fetches the script of {@link LateConfirmDialog}, on the way to the button that opens it. */
export const loadConfirmDialog = () => import('@jatra/design-system/confirm-dialog')

export const LateConfirmDialog = late(() =>
  loadConfirmDialog().then(({ ConfirmDialog }) => ConfirmDialog),
)
