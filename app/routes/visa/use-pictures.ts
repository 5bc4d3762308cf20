import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredDocument as StoredTile } from '@jatra/design-system/document-uploader'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { visas } from '~/messages/visas.ts'
import {
  keepDocuments,
  keptDocuments,
  type PicturePlace,
  type SavedDocument,
} from './saved-application.ts'
import {
  isPictureThere,
  pictureHref,
  removePicture,
  uploadPicture,
  type Upload,
} from './upload-picture.ts'

interface Sending {
  upload: Upload
  progress: number
  error?: string
  stored?: SavedDocument
}

/** Whether every picture of a traveller has arrived. */
export type PicturesState = 'ready' | 'uploading' | 'failed'

/**
 * The pictures of one document of a traveller: each is sent as soon as it is chosen, and stays with the draft in this tab, through
 * reload, login and payment.
 * @param place whose pictures they are, and of which document
 * @param waiting ids of the account's uploads that no order has taken, as the page was loaded; null when unknown
 * @param onState told whenever it changes
 */
export function usePictures(
  given: DraftOwner,
  { traveler, item }: PicturePlace,
  waiting: readonly string[] | null,
  onState: (state: PicturesState) => void,
) {
  const [draft] = useState(given)
  const [tiles, setTiles] = useState<readonly StoredTile[]>([])
  const [gone, setGone] = useState<string>()
  const kept = useRef<readonly SavedDocument[]>([])
  const sending = useRef(new Map<File, Sending>())
  const atFirst = useRef(waiting)
  const [shown, setShown] = useState<{ ids: readonly string[]; count: number }>({
    ids: [],
    count: 0,
  })
  const draw = useCallback(() => {
    const ids = arrivedIn(sending.current).map(({ id }) => id)
    setShown({ ids, count: kept.current.length + ids.length })
  }, [])

  useEffect(() => {
    kept.current = keptDocuments(draft, { traveler, item })
    setTiles(kept.current.map(({ id, name }) => ({ id, name, src: pictureHref(id) })))
    draw()
    const started = sending.current
    let left = false
    const look = async ({ id, name }: SavedDocument) => {
      // An unpaid order may have taken the document; it is then still there.
      if (atFirst.current?.includes(id) !== false || (await isPictureThere(id)) || left) return
      kept.current = kept.current.filter((document) => document.id !== id)
      setTiles((known) => known.filter((tile) => tile.id !== id))
      draw()
      keepDocuments(draft, { traveler, item }, kept.current)
      setGone(visas.book.documentGone(name))
    }
    for (const document of kept.current) void look(document)
    return () => {
      left = true
      for (const { upload } of started.values()) upload.abort()
      started.clear()
    }
  }, [draft, traveler, item, draw])

  const changed = () => {
    keepDocuments(draft, { traveler, item }, [...kept.current, ...arrivedIn(sending.current)])
    const all = [...sending.current.values()]
    const failed = all.some(({ error }) => error !== undefined)
    const going = all.some(({ error, stored }) => error === undefined && !stored)
    onState(failed ? 'failed' : going ? 'uploading' : 'ready')
    draw()
  }

  const send = (file: File) => {
    const upload = uploadPicture(file, draft.account, (progress) => {
      const known = sending.current.get(file)
      if (known?.upload !== upload) return
      known.progress = progress
      draw()
    })
    sending.current.set(file, { upload, progress: 0 })
    const settle = (outcome: { stored: SavedDocument } | { error: string }) => {
      const known = sending.current.get(file)
      if (known?.upload !== upload) return
      sending.current.set(file, { ...known, ...outcome })
      changed()
    }
    upload.done.then(
      ({ _id, name }) => settle({ stored: { id: _id, name } }),
      (reason: unknown) =>
        settle({ error: reason instanceof Error ? reason.message : visas.book.uploadFailed }),
    )
  }

  return {
    tiles,
    /** Ids that the form carries for the files of the uploader; stored tiles carry their own. */
    ids: shown.ids,
    /** How many have arrived, now or before. */
    count: shown.count,
    /** The message about a stored document that is gone. */
    gone,
    choose: (files: readonly File[]) => {
      setGone(undefined)
      for (const [file, { upload, stored }] of sending.current) {
        if (files.includes(file)) continue
        sending.current.delete(file)
        if (stored) void removePicture(stored.id)
        else upload.abort()
      }
      for (const file of files) if (!sending.current.has(file)) send(file)
      changed()
    },
    state: (file: File) => {
      const known = sending.current.get(file)
      if (!known) return undefined
      return known.error === undefined
        ? { progress: known.stored ? 1 : known.progress }
        : { error: known.error }
    },
    retry: (file: File) => {
      send(file)
      changed()
    },
    removeTile: ({ id }: StoredTile) => {
      void removePicture(id)
      kept.current = kept.current.filter((document) => document.id !== id)
      changed()
    },
  }
}

function arrivedIn(sending: ReadonlyMap<File, Sending>): SavedDocument[] {
  return [...sending.values()].flatMap(({ stored }) => stored ?? [])
}
