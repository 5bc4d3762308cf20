import { Links, Meta } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { OWN } from './strangers.ts'

interface ElementProps {
  children?: ReactNode
  [OWN]?: string
}

/** What is in the head: the children, then Remix's elements. All are marked as ours: extensions add their own among them (strangers.ts). */
export function OwnHead({ children }: { children: ReactNode }) {
  return (
    <>
      {marked(children)}
      {marked(Meta())}
      {marked(Links())}
    </>
  )
}

function marked(node: ReactNode): ReactNode {
  return Children.map(node, (one) => {
    if (!isValidElement<ElementProps>(one)) return one
    return typeof one.type === 'string'
      ? cloneElement(one, { [OWN]: '' })
      : cloneElement(one, {}, marked(one.props.children))
  })
}
