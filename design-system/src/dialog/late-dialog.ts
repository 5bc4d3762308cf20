import { late } from '../hydration/late.tsx'

/** Fetches the script of Dialog and Sheet, which most pages never open. */
export const loadDialog = () => import('./dialog.tsx')

/** Sheet, for a page that shows none at first. */
export const LateSheet = late(() => loadDialog().then(({ Sheet }) => Sheet))
