import { bundleServer } from '../../scripts/project.mjs'

/** Tests that start the built server start what is in the sources now, not what was there at the last build. */
export default function setup(): void {
  bundleServer()
}
