#!/bin/sh
# Package:   libphonenumber-js 1.13.16, fed by countries-list 3.4.1
# Behaviour: countries-list joins calling code and area (Jamaica 1876). As `defaultCallingCode` that throws, although the
#            function answers undefined for anything else that it cannot read.
# Seen on 27 November 2026, Node 24.21.0:
#   JM under 1876  Error: Unknown calling code: 1876
#   JM under 1     +18762101234
#   text under 1   undefined
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 countries-list@3.4.1
cat >look.mjs <<'SCRIPT'
import { countries } from 'countries-list'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
const read = (written, defaultCallingCode) => {
  try {
    return parsePhoneNumberFromString(written, { defaultCallingCode })?.number
  } catch (error) {
    return `${error.name}: ${error.message}`
  }
}
const [dialCode] = countries.JM.phone
console.log(`JM under ${dialCode}:`, read('8762101234', String(dialCode)))
console.log('JM under 1:', read('8762101234', '1'))
console.log('text under 1:', read('call me', '1'))
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
JM under 1876: Error: Unknown calling code: 1876
JM under 1: +18762101234
text under 1: undefined
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
