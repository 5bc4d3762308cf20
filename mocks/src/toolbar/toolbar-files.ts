import { FILL_SCRIPT } from '../fill/fill-script.ts'
import { hashOf } from '../fixtures/seeded.ts'
import { RESTORE_SCRIPT } from '../links/restore-script.ts'
import { TOUR_SCRIPT } from '../tours/browser-script.ts'
import { TOUR_STYLESHEET } from '../tours/stylesheet.ts'
import { HIDE_SCRIPT } from '../presenter/hide-script.ts'
import { PRESENTER_SCRIPT } from '../presenter/presenter-script.ts'
import { PRESENTER_STYLESHEET } from '../presenter/stylesheet.ts'
import { SCRIPT } from './browser-script.ts'
import { STYLESHEET } from './stylesheet.ts'

const script = 'text/javascript; charset=utf-8'

/** The toolbar's assets by path. A hash of the content is in the address, so browsers may cache them for ever. */
export const toolbarFiles = {
  '/prototype/toolbar.css': {
    type: 'text/css; charset=utf-8',
    text: STYLESHEET + TOUR_STYLESHEET + PRESENTER_STYLESHEET,
  },
  '/prototype/toolbar.js': { type: script, text: SCRIPT + FILL_SCRIPT + HIDE_SCRIPT },
  '/prototype/tour.js': { type: script, text: TOUR_SCRIPT },
  '/prototype/presenter.js': { type: script, text: PRESENTER_SCRIPT },
  '/prototype/restore.js': { type: script, text: RESTORE_SCRIPT },
} as const

export function addressOf(path: keyof typeof toolbarFiles): string {
  return `${path}?v=${hashOf(toolbarFiles[path].text).toString(36)}`
}
