#!/bin/sh
# Package:   postal-mime 4.0.0
# Behaviour: an attachment of type text/calendar loses the carriage returns of its lines although it was sent as base64,
#            whose bytes are the file's (RFC 2045, 6.8); the same bytes as application/octet-stream keep them. A calendar
#            file needs them (RFC 5545, 3.1), so a file that was taken from an email by it is not one any more.
# Seen on 27 November 2026, Node 24.21.0:
#   text/calendar             "BEGIN:VCALENDAR\nEND:VCALENDAR\n"
#   application/octet-stream  "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund postal-mime@4.0.0
cat >look.mjs <<'SCRIPT'
import PostalMime from 'postal-mime'
const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
for (const type of ['text/calendar', 'application/octet-stream']) {
  const email = [
    'From: a@padma.test',
    'To: b@padma.test',
    'Subject: A flight',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; name=flight.ics`,
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename=flight.ics',
    '',
    Buffer.from(file).toString('base64'),
    '',
  ].join('\r\n')
  const { attachments } = await PostalMime.parse(email)
  const { content } = attachments[0]
  const text = typeof content === 'string' ? content : Buffer.from(content).toString()
  console.log(type.padEnd(26) + JSON.stringify(text))
}
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
text/calendar             "BEGIN:VCALENDAR\nEND:VCALENDAR\n"
application/octet-stream  "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
