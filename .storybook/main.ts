import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { appRoutes } from './app-routes.ts'
import { serviceWorker } from './service-worker.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // Never the app's config: the Remix plugin has no place in a catalogue of widgets.
    options: { builder: { viteConfigPath: 'design-system/vite.config.ts' } },
  },
  // The workshop itself weighs more than a page may; the warning is for pages.
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      plugins: [appRoutes(), serviceWorker()],
      resolve: {
        alias: {
          '~': fileURLToPath(new URL('../app', import.meta.url)),
          // Loaders and actions run in the browser here. What they use of it is not Node's.
          '@remix-run/node': '@remix-run/server-runtime',
        },
      },
      // The docs name components by their functions.
      ...(configType === 'PRODUCTION' ? { esbuild: { keepNames: true } } : {}),
      build: { chunkSizeWarningLimit: 2000 },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
