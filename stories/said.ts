import { expect, waitFor, type within } from 'storybook/test'

/** Waits until one of the live regions says just this: a form has several of them. */
export async function said(canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>, words: string) {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('status').map((region: HTMLElement) => region.textContent),
    ).toContain(words),
  )
}
