declare module 'virtual:built-site' {
  import type { ServerBuild } from '@remix-run/node'
  const build: ServerBuild
  export = build
}

declare module 'virtual:built-site-in-bangla' {
  import type { ServerBuild } from '@remix-run/node'
  const build: ServerBuild
  export = build
}
