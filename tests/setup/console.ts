/* eslint-disable no-console -- this file listens to the console, it does not use it */
import { afterEach, beforeEach } from 'vitest'

// A warning is a bug that nobody has met yet: React, Radix and the browser say there what will
// break. There is no list of exceptions.
const complaints: string[] = []
const original = { error: console.error, warn: console.warn }

function listen(level: 'error' | 'warn') {
  console[level] = (...said: unknown[]) => {
    complaints.push(`console.${level}: ${said.map(String).join(' ')}`)
    original[level](...said)
  }
}

beforeEach(() => {
  complaints.length = 0
  listen('error')
  listen('warn')
})

afterEach(() => {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(`The test made the console complain:\n${heard.join('\n')}`)
})
