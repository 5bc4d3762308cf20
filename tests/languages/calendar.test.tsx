import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import Calendar from '../../design-system/src/date-picker/calendar.tsx'
import { latinIn, READ_ATTRIBUTES } from './latin.ts'

afterEach(cleanup)

/** What is seen and what is read of the calendar that is not Bangla. */
function latinOf(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')]
  const read = elements.flatMap((element) =>
    READ_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  )
  return [root.textContent, ...read].flatMap((text) =>
    [...latinIn(text), ...text.matchAll(/[0-9]+/g)].map(String),
  )
}

test('the calendar is in Bangla: months, columns, days, years and what is read of them', async () => {
  const onChoose = vi.fn()
  const { container } = render(
    <Calendar today="2026-11-20" start={null} months={2} onChoose={onChoose} focusRequest={0} />,
  )
  await expect.element(page.getByRole('grid', { name: 'নভেম্বর ২০২৬' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'বৃহস্পতিবার' }).first()).toBeVisible()
  expect(latinOf(container)).toEqual([])

  await page.getByRole('button', { name: 'পরের মাস' }).click()
  await expect.element(page.getByRole('grid', { name: 'জানুয়ারি ২০২৭' })).toBeVisible()
  await page.getByRole('combobox', { name: 'বছর বেছে নিন' }).first().selectOptions('২০২৮')
  await page.getByRole('button', { name: 'শুক্রবার, ১ ডিসেম্বর ২০২৮' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2028-12-01')

  await page.getByRole('button', { name: 'সব বছর' }).click()
  await expect.element(page.getByRole('button', { name: '২০২৮' })).toBeVisible()
  expect(latinOf(container)).toEqual([])
})
