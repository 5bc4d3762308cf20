/* oxlint-disable no-console -- this file listens to the console, it does not use it */
import { afterEach, beforeEach } from 'vitest'

// React, Radix and the browser warn there of what will break, so a warning fails the test. There are no exceptions.
const complaints: string[] = []
const original = { error: console.error, warn: console.warn }

function listen(level: 'error' | 'warn') {
  console[level] = (...values: unknown[]) => {
    complaints.push(`console.${level}: ${values.map(String).join(' ')}`)
    original[level](...values)
  }
}

beforeEach(() => {
  complaints.length = 0
  listen('error')
  listen('warn')
})

afterEach(() => {
  const found = complaints.splice(0)
  if (found.length > 0) throw new Error(`The test made the console complain:\n${found.join('\n')}`)
})
