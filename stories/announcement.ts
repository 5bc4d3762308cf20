import { expect, waitFor, type within } from 'storybook/test'

/** Waits until one of the live regions holds exactly this: a form has several of them. */
export async function expectAnnouncement(
  canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>,
  words: string,
) {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('status').map((region: HTMLElement) => region.textContent),
    ).toContain(words),
  )
}
