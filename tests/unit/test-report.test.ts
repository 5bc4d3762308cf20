import { expect, it } from 'vitest'
import { playwrightResult, vitestResult } from '../../scripts/test-report.mjs'

/** A report of Playwright's with one failed test. */
const failedBy = (...errors: object[]) => ({
  stats: { expected: 3, unexpected: 1, flaky: 0 },
  suites: [
    {
      specs: [
        {
          ok: false,
          file: 'pay.spec.ts',
          title: 'pays',
          tests: [{ projectName: 'embedded', results: [{ errors }] }],
        },
      ],
    },
  ],
})

it('says of a test that took too long which call hung, and where it stands', () => {
  const { passed, failed, reasons } = playwrightResult(
    failedBy(
      { message: '\u001b[31mTest timeout of 180000ms exceeded.\u001b[39m' },
      {
        message:
          "Error: locator.click: Test timeout of 180000ms exceeded.\nCall log:\n  - waiting for getByRole('button', { name: 'SUBMIT' })\n".padEnd(
            900,
            'and so on ',
          ),
        location: { file: '/jatra/tests/e2e/steps.ts', line: 41, column: 7 },
      },
    ),
    1,
  )
  expect([passed, failed]).toEqual([3, 1])
  expect(reasons).toEqual([
    expect.stringMatching(
      /^pay\.spec\.ts > pays \(embedded\): Test timeout of 180000ms exceeded\. \| steps\.ts:41 Error: locator\.click: .*'SUBMIT'/,
    ),
  ])
  expect(reasons[0]?.length).toBeLessThan(350)
})

it('says of any other failure what was expected, and where', () => {
  const location = { file: '/jatra/tests/e2e/pay.spec.ts', line: 8, column: 1 }
  const { reasons } = playwrightResult(
    failedBy({ message: 'Error: expect failed\n\nExpected: "Go"\nReceived: "Pay"', location }),
    1,
  )
  expect(reasons).toEqual([
    'pay.spec.ts > pays (embedded): pay.spec.ts:8 Error: expect failed Expected: "Go" Received: "Pay"',
  ])
})

it('counts a file of Vitest that could not be read, and a runner that fell over', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no export', assertionResults: [] }
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [broken] }
  expect(vitestResult(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    reasons: ['a.test.ts: no export'],
  })
  expect(vitestResult(null, 0)).toEqual({ passed: 0, failed: 1, reasons: [] })
})
