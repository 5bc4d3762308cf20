import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** How the widgets are built outside the app: for Storybook and for their own tests. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
})
