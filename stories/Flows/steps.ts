import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Presses a button once what it did before has ended: until then it takes no press. */
export async function press(name: string | RegExp): Promise<void> {
  const ready = await button(name)
  await waitFor(() => expect(ready).not.toHaveAttribute('aria-busy'))
  await userEvent.click(ready)
}

export const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }))

/** Leaves the booking on which a story began, by the list of its kind, and comes back to it. */
export async function comeBack({ loaded }: { loaded: Record<string, unknown> }): Promise<void> {
  await follow('All bookings')
  const links = await screen.findAllByRole('link', { name: /^Show More/ })
  const own = links.find((link) => link.getAttribute('href') === loaded['at'])
  if (!own) throw new Error('The booking is not in the list')
  await userEvent.click(own)
}

/** Waits for a text on the page. */
export const sees = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words))[0]).toBeVisible()

/** Fills in a text at once. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await fireEvent.focus(field)
  await fireEvent.change(field, { target: { value: text } })
}

export async function choose(field: HTMLElement, option: string): Promise<void> {
  await userEvent.selectOptions(field, option)
}

async function chooseDate(group: HTMLElement, [year, month, day]: [string, string, string]) {
  await choose(within(group).getByLabelText('Year'), year)
  await choose(within(group).getByLabelText('Month'), month)
  await choose(within(group).getByLabelText('Day'), day)
}

/** One traveller of a booking or an application. */
export async function fillTraveler(number: number, passport: boolean): Promise<void> {
  const group = await screen.findByRole('group', { name: new RegExp(`^Traveller ${number}\\b`) })
  await fillPerson(within(group), passport)
}

export async function fillPerson(
  block: ReturnType<typeof within>,
  passport: boolean,
): Promise<void> {
  await choose(block.getByLabelText('Title'), 'Ms.')
  await choose(block.getByLabelText('Gender'), 'Female')
  await fill(block.getByLabelText('First Name'), 'Nusrat')
  await fill(block.getByLabelText('Last Name'), 'Jahan')
  await chooseDate(block.getByRole('group', { name: 'Birth Date' }), ['1994', '2', '28'])
  if (passport) {
    await fill(block.getByLabelText('Passport Number'), 'A01234567')
    const expiry = block.getByRole('group', { name: /Passport Expiry/ })
    await chooseDate(expiry, ['2034', '5', '9'])
  }
  // Travellers after the first start with the contact of the first.
  const same = block.queryByLabelText('Same contact as the first traveller')
  if (same instanceof HTMLInputElement && same.checked) await userEvent.click(same)
  await fill(block.getByLabelText('Mobile Number'), '01712345678')
  await fill(block.getByLabelText('Email'), 'nusrat@example.com')
}

/** The contact address of a reservation, and its day of travel. */
export async function fillReservation(): Promise<void> {
  await fillDate('Travel date', '2026-12-12')
  await choose(screen.getByLabelText('Title'), 'Ms.')
  await choose(screen.getByLabelText('Gender'), 'Female')
  await fill(screen.getByLabelText('First Name'), 'Nusrat')
  await fill(screen.getByLabelText('Last Name'), 'Jahan')
  await fill(screen.getByLabelText('Email'), 'nusrat@example.com')
  await fill(screen.getByLabelText('Mobile Number'), '01712345678')
}

/** Types a day and closes the calendar. */
export async function fillDate(name: string, date: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name })
  await userEvent.click(field)
  await userEvent.clear(field)
  await userEvent.type(field, `${date}{Escape}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** A picture to upload, large enough for every rule. */
export async function drawPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('Nothing to draw with')
  paint.fillStyle = 'teal'
  paint.fillRect(0, 0, 640, 480)
  const type = 'image/png'
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** Chooses bKash and submits. */
export async function submit(): Promise<void> {
  const later = screen.queryByLabelText(/^I will give the missing documents later/)
  if (later instanceof HTMLInputElement && !later.checked) await userEvent.click(later)
  await userEvent.click(await screen.findByRole('radio', { name: /bKash/ }))
  await press(/^Pay ৳.* with bKash$/)
}

/** On the payment page. */
export async function atThePaymentPage(choice: 'Pay' | 'Fail' | 'Cancel'): Promise<void> {
  await screen.findByRole('heading', { name: 'Payment sandbox' })
  await press(choice)
}
