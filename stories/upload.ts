import { fireEvent } from 'storybook/test'

/** Chooses files the way a browser does: into the input's own list. */
export async function upload(input: HTMLElement, ...files: File[]) {
  if (!(input instanceof HTMLInputElement)) throw new Error('Not a file input')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  await fireEvent.change(input)
}
