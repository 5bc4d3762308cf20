#!/bin/sh
# Package:   @duffel/api 4.30.0
# Behaviour: importing it replaces process.env by a copy that is a plain object, for the whole process. From then on a
#            number that is written to a variable stays a number instead of becoming text (Node.js, process.env), and a
#            new TZ is not the time zone of dates. Its source reads its own version from the environment, and its build
#            writes that version in front of all modules.
# Seen on 27 November 2026, Node 24.21.0:
#   before: string, 18 o'clock in Dhaka
#   after:  number, 18 o'clock in Tokyo
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @duffel/api@4.30.0
cat >look.mjs <<'SCRIPT'
const noon = new Date('2026-11-27T12:00:00Z')
function look(when, zone) {
  process.env.PORT = 3000
  process.env.TZ = zone
  const city = zone.split('/')[1]
  console.log(`${when} ${typeof process.env.PORT}, ${noon.getHours()} o'clock in ${city}`)
}
look('before:', 'Asia/Dhaka')
await import('@duffel/api')
look('after: ', 'Asia/Tokyo')
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
before: string, 18 o'clock in Dhaka
after:  number, 18 o'clock in Tokyo
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
