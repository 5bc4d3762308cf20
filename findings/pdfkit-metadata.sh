#!/bin/sh
# Package:   pdfkit 0.20.2
# Behaviour: title and author are written into the XML of the metadata (XMP) as they are, so that an author with an
#            ampersand gives a file whose metadata is no XML. The information dictionary beside it is right.
# Seen on 27 November 2026, Node 24.21.0:
#   <rdf:li>Padma & Sons</rdf:li>
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2
cat >look.mjs <<'SCRIPT'
import PDFDocument from 'pdfkit'
const doc = new PDFDocument({ pdfVersion: '1.7', info: { Author: 'Padma & Sons' } })
const chunks = []
doc.on('data', (chunk) => chunks.push(chunk))
doc.on('end', () => {
  const file = Buffer.concat(chunks).toString('latin1')
  console.log(file.match(/\(Padma[^)]*\)/)[0])
  console.log(file.match(/<rdf:li>.*<\/rdf:li>/)[0])
})
doc.end()
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
(Padma & Sons)
<rdf:li>Padma & Sons</rdf:li>
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
