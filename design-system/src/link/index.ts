export { LinkProvider, UILink, type UILinkProps } from './link-context.tsx'
export { Link, type LinkProps } from './link.tsx'
