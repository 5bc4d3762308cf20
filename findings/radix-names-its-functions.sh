#!/bin/sh
# Package:   @radix-ui/react-collection 1.2.0, bundled by rollup 4.67.4
# Behaviour: the package names each of its functions and classes by a call (`__name`), which a bundler has to take for an
#            effect. Importing one of its two collections therefore brings the other, unless the bundler is told that the
#            calls have none.
# Seen on 28 November 2026, Node 24.21.0:
#   as it comes    both collections
#   __name is pure one collection
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @radix-ui/react-collection@1.2.0 rollup@4.67.4
cat >input.mjs <<'SCRIPT'
export { createCollection } from './node_modules/@radix-ui/react-collection/dist/index.mjs'
SCRIPT
cat >look.mjs <<'SCRIPT'
import { rollup } from 'rollup'
const bundled = async (treeshake) => {
  const bundle = await rollup({
    input: 'input.mjs',
    external: (id) => !/^[./]/.test(id),
    onwarn: () => undefined,
    treeshake,
  })
  const { output } = await bundle.generate({})
  return output[0].code.includes('OrderedDict') ? 'both collections' : 'one collection'
}
console.log('as it comes:', await bundled(true))
console.log('__name is pure:', await bundled({ manualPureFunctions: ['__name'] }))
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
as it comes: both collections
__name is pure: one collection
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
