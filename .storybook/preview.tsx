import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { DocsContainer, DocsPage } from './docs/lazy.tsx'
import './preview.css.ts'
import '../design-system/src/fonts/index.ts'
import '../design-system/src/tokens/wireframe.css.ts'
import { workableControls } from './controls.ts'
import { giveTurn, keepFocusInFrame, waitForTurn } from './framed.ts'
import { modes } from './modes.ts'
import { describeNativeProps } from './native-props.ts'
import { setPage } from './set-page.ts'
import { speakAsAsked } from './story-language.ts'

interface PageProps {
  globals: Record<string, unknown>
  viewMode: string
  children: ReactNode
}

function Page({ globals, viewMode, children }: PageProps) {
  useLayoutEffect(() => {
    setPage(globals)
    speakAsAsked(viewMode, globals)
  }, [globals, viewMode])
  return children
}

const inPage: Decorator = (Story, { globals, viewMode }) => (
  <Page globals={globals} viewMode={viewMode}>
    <Story />
  </Page>
)

// A lazily loaded part may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
keepFocusInFrame()

let roots = 0
const inTests = import.meta.env.MODE === 'test'
const WITHOUT_COLOURS = {
  'color-contrast': { enabled: false },
  'link-in-text-block': { enabled: false },
}

const preview: Preview = {
  decorators: [inPage],
  argTypesEnhancers: [workableControls, describeNativeProps],
  beforeEach: (story) => {
    // The first story of a walk has the colours of its pages.
    if (inTests && story.tags.includes('same-colours')) {
      const { a11y } = story.parameters
      story.parameters['a11y'] = { ...a11y, options: { ...a11y.options, rules: WITHOUT_COLOURS } }
    }
    return waitForTurn()
  },
  afterEach: async (story) => {
    giveTurn()
    if (!inTests) return
    const { lookAgain } = await import('./look-again.ts')
    await lookAgain(story)
  },
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // The panel shows what passed as well; a test asks only what did not.
      ...(inTests && { options: { resultTypes: ['violations'], preload: false } }),
    },
    backgrounds: { disable: true },
    chromatic: { modes },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      toc: {
        headingSelector: 'h2',
        // Headings of stories and of pictures are not the page's.
        ignoreSelector: '.docs-story *, [aria-hidden="true"] *',
        title: 'On this page',
      },
    },
    react: {
      rootOptions: {
        // Many stories share a docs page: without it they would share their generated ids too.
        get identifierPrefix() {
          return `story${++roots}-`
        },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Index',
          'Specification',
          [
            'Contents',
            'The product',
            'Screens',
            'States',
            'Validation rules',
            'Errors',
            'Data',
            'Endpoints',
            'Prices and limits',
          ],
          'Foundations',
          [
            'Getting started',
            'Theming',
            'Content style',
            'Accessibility',
            'Colour',
            'Type',
            'Space',
            'Breakpoints',
            'Elevation',
            'Motion',
            'Icons',
            'Illustrations',
          ],
          'Patterns',
          ['Search form', 'Checkout form', 'Empty and error states'],
          'Layout',
          'Actions',
          'Feedback',
          'Forms',
          'Overlays',
          'Search',
          'Flights',
          'Holidays',
          'Visa',
          'Checkout',
          'Account',
          'Shell',
          '*',
          'Flows',
          [
            'Book a flight',
            ['Search', 'Results', 'Booking', 'Payment'],
            'Reserve a holiday',
            'Apply for a visa',
            'Forgot my password',
            'Account',
            'The desk',
            'Every page',
          ],
          'Engineering',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '760px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
  initialGlobals: { theme: 'light', zoom: '100', direction: 'ltr', language: 'en' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'bn', title: 'বাংলা' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'wireframe', title: 'Wireframe (nothing hard-coded)' },
        ],
      },
    },
    zoom: {
      description: 'Text size',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100%' },
          { value: '200', title: 'Text 200%' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
}

export default preview
