import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { appRoutes } from './app-routes.ts'
import { bothWords } from './both-words.ts'
import { keepNames } from './keep-names.ts'
import { isListed } from './native-props.ts'
import { withSearchWords } from './search-words.ts'
import { serviceWorker } from './service-worker.ts'
import { showCode } from './show-code.ts'
import { withoutPlays } from './without-plays.ts'

const config: StorybookConfig & { storyIndexGenerator: typeof withSearchWords } = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // Not the app's config: the Remix plugin does not run in Storybook.
    options: { builder: { viteConfigPath: 'design-system/vite.config.ts' } },
  },
  // Storybook's own chunks exceed the limit, which is meant for pages.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [appRoutes(), bothWords(), serviceWorker(), keepNames(), showCode(), withoutPlays()],
      resolve: {
        alias: {
          '~': fileURLToPath(new URL('../app', import.meta.url)),
          // Loaders and actions run in the browser here, so the browser build of their packages is used.
          '@remix-run/node': '@remix-run/server-runtime',
        },
      },
      // Nobody reads what each file would weigh compressed.
      build: { chunkSizeWarningLimit: 2000, reportCompressedSize: false },
    }),
  typescript: {
    // Reads types as the compiler does, so that unions and inherited props are in the tables. Tests need no tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }, component) =>
        !parent?.fileName.includes('node_modules') || isListed(name, parent.name, component.name),
    },
  },
  storyIndexGenerator: withSearchWords,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
