// Builds the site unless the build is newer than its sources.
import { build } from './project.mjs'

build()
