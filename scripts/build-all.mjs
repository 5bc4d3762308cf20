// `npm run build`: everything that production starts, made anew. `npm start` makes only what is older than its sources.
import { build } from './project.mjs'

build({ force: true })
