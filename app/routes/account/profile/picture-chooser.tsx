import { useEffect, useState, type ChangeEvent } from 'react'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import { documentTypes } from '@jatra/contract/document/document-type'
import { FILE_HEAD_BYTES, fileKind } from '@jatra/contract/document/file-kind'
import { Avatar } from '@jatra/design-system/avatar'
import { Checkbox } from '@jatra/design-system/checkbox'
import { TextField } from '@jatra/design-system/field'
import { profile as copy } from '~/messages/profile.ts'
import * as css from './profile.css.ts'
import { PICTURE, REMOVE_PICTURE } from './profile-form.ts'
import type { ProfileAnswer } from './profile.server.ts'

export interface PictureChooserProps {
  name: string
  /** Address of the current picture, null without one. */
  picture: string | null
  /** The action's errors, also about the submitted picture. */
  answer: ProfileAnswer | undefined
}

/**
 * A plain file field, which works without script. With script the chosen picture is previewed and validated before it
 * is sent.
 */
export function PictureChooser({ name, picture, answer }: PictureChooserProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  /** The error of a picture that was chosen since the answer. */
  const [judged, setJudged] = useState<{ after: typeof answer; wrong: string | undefined }>()
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen)
    },
    [chosen],
  )

  const choose = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? []
    const wrong = file && (await refuse(file))
    // Another one was chosen meanwhile.
    if (field.files?.[0] !== file) return
    // A picture that will be rejected anyway could take minutes over a slow link.
    if (wrong) field.value = ''
    setJudged({ after: answer, wrong })
    setChosen(file && !wrong ? URL.createObjectURL(file) : null)
  }
  const error = judged && judged.after === answer ? judged.wrong : answer?.pictureError

  return (
    <div className={css.picture}>
      <div className={css.face}>
        <Avatar name={name} src={chosen ?? picture ?? undefined} size="large" decorative />
        <span role="status" className={css.note}>
          {chosen ? copy.pictureChosen : ''}
        </span>
      </div>
      <TextField
        label={copy.picture}
        hint={copy.pictureHint}
        error={error}
        type="file"
        name={PICTURE}
        accept={documentTypes.join(',')}
        onChange={(event) => void choose(event)}
      />
      {picture && !chosen ? <Checkbox name={REMOVE_PICTURE} label={copy.removePicture} /> : null}
    </div>
  )
}

async function refuse(file: File): Promise<string | undefined> {
  if (file.size > MAX_PICTURE_BYTES) return copy.pictureTooLarge
  if (documentTypes.some((type) => type === file.type)) return undefined
  const kind = fileKind(new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer()))
  return kind === null ? copy.pictureUnknown : copy.pictureKindUnknown(kind)
}
