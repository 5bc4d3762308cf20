// What the JSON reports of Vitest and Playwright say: how many passed and failed, and why.
import { basename } from 'node:path'

/** @typedef {{ name: string, seconds: number }} FileTime how long the tests of a file ran */

/** Characters of a reason: what a test failed of is read in a list. */
const REASON = 300

/**
 * @param {any} report Vitest's, null when it wrote none
 * @param {number} code with which the runner ended
 * @returns {{ passed: number, failed: number, reasons: string[], files: FileTime[] }}
 */
export function vitestResult(report, code) {
  const files = report?.testResults ?? []
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const reasons = [
    ...broken.map(({ name, message }) => reasonOf(name, { message })),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          reasonOf(`${name} > ${fullName}`, { message: failureMessages[0] }),
        ),
    ),
  ]
  const passed = report?.numPassedTests ?? 0
  const failed = (report?.numFailedTests ?? 0) + broken.length
  const times = files.map(({ name, assertionResults }) => ({
    name,
    seconds: sumOf(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
  }))
  return { passed, failed: failures(code, failed, passed), reasons, files: times }
}

/** As {@link vitestResult}, of Playwright's report. A test that passed only when tried again has failed. */
export function playwrightResult(report, code) {
  const passed = report?.stats?.expected ?? 0
  const failed = (report?.stats?.unexpected ?? 0) + (report?.stats?.flaky ?? 0)
  const errors = (report?.errors ?? []).map((error) => reasonOf('Playwright', error))
  return {
    passed,
    failed: failures(code, failed, passed),
    reasons: [...errors, ...failedSpecs(report?.suites ?? [])],
    files: (report?.suites ?? []).map((suite) => ({
      name: suite.file,
      seconds: sumOf(specsIn(suite).flatMap(durationsOf)) / 1000,
    })),
  }
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

const durationsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.map(({ duration }) => duration ?? 0))

/**
 * The three files whose tests took longest, in a line.
 *
 * @param {FileTime[]} files
 * @param {string} root which is left out of their names
 */
export function slowestFiles(files, root) {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 3)
    .map(({ name, seconds }) => `${name.replace(root, '')} ${seconds.toFixed(0)} s`)
    .join(', ')
}

function failedSpecs(suites) {
  return suites.flatMap((suite) => [
    ...failedSpecs(suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .flatMap(({ file, title, tests }) =>
        tests.map(({ projectName, results }) =>
          reasonOf(`${file} > ${title} (${projectName})`, ...(results.at(-1)?.errors ?? [])),
        ),
      ),
  ])
}

/** A runner that ran nothing, or fell over outside a test, is a failure too. */
function failures(code, failed, passed) {
  if (failed > 0) return failed
  return code === 0 && passed > 0 ? 0 : 1
}

/**
 * Errors of one failure share its characters: the first of a test that took too long says only that, the next ones name
 * the call that hung and where it stands.
 */
function reasonOf(name, ...errors) {
  const each = Math.floor(REASON / Math.max(errors.length, 1))
  return `${name}: ${errors.map((error) => placed(error).slice(0, each)).join(' | ')}`
}

function placed({ message = '', location }) {
  // oxlint-disable-next-line no-control-regex -- runners colour their messages
  const plain = message.replace(/\x1b\[[0-9;]*m/g, '').replace(/\s+/g, ' ')
  return location ? `${basename(location.file)}:${location.line} ${plain}` : plain
}
