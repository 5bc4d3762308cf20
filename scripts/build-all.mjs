// `npm run build`: builds everything that production starts. `npm start` builds only what is older than its sources.
import { build } from './project.mjs'

build({ force: true })
