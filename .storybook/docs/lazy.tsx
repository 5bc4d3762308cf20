import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

// Loaded when opened: the docs are larger than all widgets together, and stories do not need them.
const LazyContainer = lazy(() =>
  import('./docs-container.tsx').then(({ DocsContainer }) => ({ default: DocsContainer })),
)
const LazyPage = lazy(() =>
  import('./docs-page.tsx').then(({ DocsPage }) => ({ default: DocsPage })),
)

export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <LazyContainer {...props} />
  </Suspense>
)

export const DocsPage = () => (
  <Suspense fallback={null}>
    <LazyPage />
  </Suspense>
)
