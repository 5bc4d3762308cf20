#!/bin/sh
# Package:   zod 4.5.4
# Behaviour: a refinement of an object is not asked while one of its fields has another type than it should, and it is asked
#            while a field has the right type and a wrong value. With `when` it is always asked.
# Seen on 27 November 2026, Node 24.21.0:
#   no title         title
#   a wrong email    email, firstName
#   no title, `when` title, firstName
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zod@4.5.4
cat >look.mjs <<'SCRIPT'
import { z } from 'zod'
const person = z.object({
  title: z.enum(['Mr.', 'Ms.']),
  firstName: z.string().default(''),
  oneName: z.boolean().optional(),
  email: z.string().regex(/@/),
})
const needsName = ({ firstName, oneName }) => oneName || firstName !== ''
const plain = person.refine(needsName, { path: ['firstName'] })
const always = person.refine(needsName, { path: ['firstName'], when: () => true })
const wrong = (schema, given) =>
  schema.safeParse(given).error.issues.map(({ path }) => path.join('.')).join(', ')
console.log('no title:', wrong(plain, { email: 'a@b' }))
console.log('a wrong email:', wrong(plain, { title: 'Ms.', email: 'a' }))
console.log('no title, when:', wrong(always, { email: 'a@b' }))
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
no title: title
a wrong email: email, firstName
no title, when: title, firstName
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
