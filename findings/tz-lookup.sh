#!/bin/sh
# Package:   tz-lookup 6.1.25, beside geo-tz 8.1.9
# Behaviour: tz-lookup keeps its map in a grid. Where a cell holds a coast or a border, a point in it gets the zone of the
#            other side: Bahrain's airport that of Tehran (half an hour off), Pago Pago's that of Apia (a day off).
# Seen on 27 November 2026, Node 24.21.0:
#   BAH  tz-lookup Asia/Tehran        geo-tz Asia/Bahrain
#   PPG  tz-lookup Pacific/Apia       geo-tz Pacific/Pago_Pago
#   KEP  tz-lookup Asia/Kolkata       geo-tz Asia/Kathmandu
#   DIL  tz-lookup Asia/Makassar      geo-tz Asia/Dili
#   LMP  tz-lookup Africa/Tunis       geo-tz Europe/Rome
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tz-lookup@6.1.25 geo-tz@8.1.9
cat >look.cjs <<'SCRIPT'
const lookup = require('tz-lookup')
const { find } = require('geo-tz/all')
const airports = {
  BAH: [26.270834, 50.63361],
  PPG: [-14.331, -170.710007],
  KEP: [28.103600, 81.667000],
  DIL: [-8.54640007019, 125.526000977],
  LMP: [35.497898, 12.6181],
}
for (const [code, [lat, lon]] of Object.entries(airports))
  console.log(`${code} ${lookup(lat, lon)} ${find(lat, lon).join('/')}`)
SCRIPT
node look.cjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
BAH Asia/Tehran Asia/Bahrain
PPG Pacific/Apia Pacific/Pago_Pago
KEP Asia/Kolkata Asia/Kathmandu
DIL Asia/Makassar Asia/Dili
LMP Africa/Tunis Europe/Rome
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
