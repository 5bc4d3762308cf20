import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/**
 * Remix's scripts, fetched after what the first paint needs: a browser takes modules for as urgent as styles and fonts, and
 * on a slow link every page was drawn a second late for it (docs/decisions/128).
 */
export function LateScripts(props: Parameters<typeof Scripts>[0]) {
  return <>{lessUrgent(Scripts(props))}</>
}

function lessUrgent(node: ReactNode): ReactNode {
  return Children.map(node, (one) => {
    if (!isValidElement<{ children?: ReactNode; fetchpriority?: string }>(one)) return one
    if (one.type === 'link') return cloneElement(one, { fetchpriority: 'low' })
    return one.props.children ? cloneElement(one, {}, lessUrgent(one.props.children)) : one
  })
}
