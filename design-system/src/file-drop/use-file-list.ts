import { useEffect, useRef, useState } from 'react'
import { acceptFiles, type FileLimits } from './accept-files.ts'
import type { FileDropMessages } from './file-drop-messages.ts'

/**
 * The files of one native file input, which can grow and shrink. The input always holds the same
 * list as the screen, so the form sends what is seen.
 */
export function useFileList(
  limits: FileLimits,
  messages: FileDropMessages,
  onFilesChange?: (files: readonly File[]) => void,
) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')

  const hold = (next: readonly File[]) => {
    // jsdom makes no list of files: there the input keeps what it was given.
    if (input.current && typeof DataTransfer !== 'undefined') input.current.files = listOf(next)
    setFiles(next)
    onFilesChange?.(next)
  }

  // A reset form empties the input without a change event.
  useEffect(() => {
    const form = input.current?.form
    const clear = () => {
      setFiles([])
      setProblems([])
    }
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  return {
    input,
    files,
    problems,
    announcement,
    add: (offered: readonly File[]) => {
      const taken = acceptFiles(files, offered, limits, messages)
      setProblems(taken.problems)
      setAnnouncement(taken.added > 0 ? messages.added(taken.added) : '')
      hold(taken.files)
    },
    remove: (file: File) => {
      setProblems([])
      setAnnouncement(messages.removed(file.name))
      hold(files.filter((each) => each !== file))
      // The button that was pressed is gone.
      input.current?.focus()
    },
  }
}

function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
