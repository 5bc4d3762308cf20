import * as dom from 'react-router-dom'

export { Outlet } from 'react-router-dom'

/**
 * What `createRemixStub` takes for react-router-dom (app-routes.ts). It takes no future flags, which Remix turns on
 * in the app, and without them a refused action would load the page again and React Router would warn.
 */
export const createMemoryRouter: typeof dom.createMemoryRouter = (routes, options) =>
  dom.createMemoryRouter(routes, {
    ...options,
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  })

export const RouterProvider = ({ router }: dom.RouterProviderProps) => (
  <dom.RouterProvider router={router} future={{ v7_startTransition: true }} />
)
