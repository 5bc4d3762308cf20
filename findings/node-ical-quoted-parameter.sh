#!/bin/sh
# Package:   node-ical 0.27.2
# Behaviour: a parameter in quotation marks is cut at its semicolon, which RFC 5545 (3.1, quoted-string) allows there.
#            ical.js 2.2.1 reads the whole of it.
# Seen on 27 November 2026, Node 24.21.0:
#   node-ical  "Padma
#   ical.js    Padma; Sons
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1
cat >look.mjs <<'SCRIPT'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20261127T060000Z',
  'DTSTART:20261201T060000Z',
  'ORGANIZER;CN="Padma; Sons":mailto:hello@padma.test',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')
console.log(`node-ical  ${nodeIcal.sync.parseICS(file)['1'].organizer.params.CN}`)
const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
console.log(`ical.js    ${event.getFirstProperty('organizer').getParameter('cn')}`)
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
node-ical  "Padma
ical.js    Padma; Sons
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
