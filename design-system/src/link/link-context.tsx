import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react'

/** The one widget without a look: its className is the caller's. */
export interface UILinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads: a path of the app, or a full address. */
  href: string
  /** What names it: words, or a picture with a name. */
  children: ReactNode
}

const LinkComponent = createContext<ElementType<UILinkProps>>('a')

/**
 * Gives every widget below the component that renders a link, so that the app's router handles it.
 * The component gets the props of an `<a>`, `href` included, and forwards its ref.
 */
export function LinkProvider({
  component,
  children,
}: {
  /** The link of the router, such as Remix's. All links of the design system below use it. */
  component: ElementType<UILinkProps>
  /** The app, or the part of it in which links use that component. */
  children: ReactNode
}) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>
}

/**
 * An unstyled link: `<a>` by default, else the component of the nearest LinkProvider. To a place on
 * the same page it is always an `<a>`, for a router could take the query out of the address.
 */
export const UILink = forwardRef<HTMLAnchorElement, UILinkProps>(function UILink(props, ref) {
  const Router = useContext(LinkComponent)
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its words are among the props
  if (props.href.startsWith('#')) return <a ref={ref} {...props} />
  // oxlint-disable-next-line react/static-components -- chosen by the provider, not made here
  return <Router ref={ref} {...props} />
})
