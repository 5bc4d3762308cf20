import { lazy, type ComponentType } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { notLoaded } from './late.css.ts'
import { hydration as defaultWords } from '../messages/frame.ts'

/**
 * A component whose script is loaded when it is first shown, for what most visitors never open. If the script cannot be
 * loaded the page stays, with an error in the component's place. Browsers do not request a failed module again, so
 * retrying reloads the page.
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
  const words = useMessages('hydration', defaultWords)
  return (
    <div role="alert" className={notLoaded}>
      <span>{words.notLoaded}</span>
      <Button variant="secondary" size="small" onClick={() => location.reload()}>
        {words.loadAgain}
      </Button>
    </div>
  )
}
