import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // Never the app's config: the Remix plugin has no place in a catalogue of widgets.
    options: { builder: { viteConfigPath: 'design-system/vite.config.ts' } },
  },
  // The workshop itself weighs more than a page may; the warning is for pages.
  viteFinal: (config, { configType }) => ({
    ...config,
    // The docs name components by their functions.
    ...(configType === 'PRODUCTION' ? { esbuild: { keepNames: true } } : {}),
    build: { ...config.build, chunkSizeWarningLimit: 2000 },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
