import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react'

export interface UILinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

const LinkComponent = createContext<ElementType<UILinkProps>>('a')

/**
 * Tells every widget below which component draws a link, so that an app's router can take over.
 * The component gets the props of an `<a>`, `href` included, and forwards its ref.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<UILinkProps>
  children: ReactNode
}) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>
}

/** An unstyled link: `<a>` by default, else the component of the nearest LinkProvider. */
export const UILink = forwardRef<HTMLAnchorElement, UILinkProps>(function UILink(props, ref) {
  const Component = useContext(LinkComponent)
  return <Component ref={ref} {...props} />
})
