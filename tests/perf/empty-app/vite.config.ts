import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import options from './remix.config.js'

export default defineConfig({ plugins: [remix(options)], build: { target: 'es2022' } })
