import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressSteps } from './index.ts'

const steps = ['Search', 'Choose', 'Travellers', 'Pay']
const read = () =>
  screen.getAllByRole('listitem').map((step) => {
    const words = step.cloneNode(true)
    if (words instanceof Element) words.querySelector('[aria-hidden="true"]')?.remove()
    return `${words.textContent}${step.ariaCurrent ? `, ${step.ariaCurrent}` : ''}`
  })

test('a named list that says which steps are done and at which one is', () => {
  render(<ProgressSteps label="Booking steps" steps={steps} current={2} />)
  expect(screen.getByRole('list', { name: 'Booking steps' })).toBeVisible()
  expect(read()).toEqual(['Search (done)', 'Choose (done)', 'Travellers, step', 'Pay'])
})

test('at the end all are done and none is current', () => {
  render(<ProgressSteps label="Booking steps" steps={steps} current={4} doneLabel="finished" />)
  expect(read()).toEqual(steps.map((step) => `${step} (finished)`))
})
