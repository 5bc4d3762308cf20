import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, useContext, type ReactNode } from 'react'
import { AnswerContext } from './answer.tsx'
import { NOTE_PRESSES } from './early-press.ts'
import { handOver } from './hand-over.ts'
import { NOTE_CHANGES } from './strangers.ts'

interface ElementProps {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  async?: boolean | undefined
}

/**
 * Remix's scripts, started once the page is drawn: on a slow link modules hold up the styles and the font of the first
 * paint. Until then they are in the page as text. They bring the loaders' data, which RemixServer would
 * write after the end of the document.
 */
export function LateScripts(props: Parameters<typeof Scripts>[0]) {
  const loadedData = useContext(AnswerContext)?.loadedData
  const modules: string[] = []
  const scripts = asText(Scripts(props), modules)
  // Remix has no scripts once the page is hydrated.
  if (modules.length === 0) return null
  return (
    <>
      {scripts}
      <script
        {...props}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          // The browser keeps what the server rendered, so it needs no code for this.
          __html: import.meta.env.SSR
            ? `${loadedData ? `${handOver(loadedData)};(${NOTE_CHANGES})();` : ''}(${NOTE_PRESSES})();(${START})(${JSON.stringify(modules)})`
            : '',
        }}
      />
    </>
  )
}

/** Removes the module preloads that Remix renders, and turns the scripts that import modules into text. */
function asText(node: ReactNode, modules: string[]): ReactNode {
  return Children.map(node, (one) => {
    if (!isValidElement<ElementProps>(one)) return one
    const { children, rel, href, type } = one.props
    if (rel === 'modulepreload' && href) {
      modules.push(href)
      return null
    }
    if (type === 'module') return cloneElement(one, { type: 'text/plain', async: undefined })
    return children ? cloneElement(one, {}, asText(children, modules)) : one
  })
}

/** Runs in the page as it is written here. A hidden page is never painted, so there the scripts start at once. */
const START = `modules => {
  const { nonce } = document.currentScript
  const add = (name, fields) => document.head.append(Object.assign(document.createElement(name), fields))
  const start = () => {
    for (const href of modules) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
    const { textContent } = document.querySelector('script[type="text/plain"]')
    add('script', { type: 'module', nonce, textContent })
  }
  document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`
