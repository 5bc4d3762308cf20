import { addons } from 'storybook/manager-api'
import { lightPages } from './brand.ts'

addons.setConfig({ theme: lightPages, sidebar: { showRoots: true } })
