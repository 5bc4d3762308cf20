import { lazy, type ComponentType } from 'react'
import { Button } from '../button/index.ts'
import { notLoaded } from './late.css.ts'
import { words } from './words.ts'

/**
 * A component whose script comes when it is first shown, for what most visitors never open. Where the script cannot be had
 * the page stays as it is, and says so in the component's place. A browser asks for no module again that it could not get,
 * so that only the page as a whole can be loaded anew.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotLoaded }),
    ),
  )
}

/** Fetches a script on the way to what needs it, on hover or focus. What shows it says when it cannot be loaded. */
export function fetchEarly(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

function NotLoaded() {
  return (
    <div role="alert" className={notLoaded}>
      {words.notLoaded}
      <Button variant="secondary" size="small" onClick={() => location.reload()}>
        {words.loadAgain}
      </Button>
    </div>
  )
}
