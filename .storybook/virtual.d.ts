declare module 'virtual:app-routes' {
  import type { ActionFunction, LoaderFunction } from '@remix-run/node'
  import type { ShouldRevalidateFunction } from '@remix-run/react'
  import type { ComponentType } from 'react'

  export interface RouteModule {
    default?: ComponentType
    ErrorBoundary?: ComponentType
    loader?: LoaderFunction
    action?: ActionFunction
    handle?: unknown
    shouldRevalidate?: ShouldRevalidateFunction
  }

  export interface AppRoute {
    id: string
    path?: string
    index?: boolean
    module: RouteModule
    children: AppRoute[]
  }

  export const root: RouteModule
  /** The app's route table, in its order. */
  export const routes: readonly AppRoute[]
}
