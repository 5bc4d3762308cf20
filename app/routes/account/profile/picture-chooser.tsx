import { useEffect, useState, type ChangeEvent } from 'react'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import { Avatar } from '@jatra/design-system/avatar'
import { Checkbox } from '@jatra/design-system/checkbox'
import { TextField } from '@jatra/design-system/field'
import { profile as copy } from '~/messages/profile.ts'
import * as css from './profile.css.ts'
import { PICTURE, REMOVE_PICTURE } from './profile-form.ts'
import type { ProfileAnswer } from './profile.server.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

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

  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? []
    const wrong = file && refuse(file)
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
        accept={TYPES.join(',')}
        onChange={choose}
      />
      {picture && !chosen ? <Checkbox name={REMOVE_PICTURE} label={copy.removePicture} /> : null}
    </div>
  )
}

function refuse({ size, type }: File): string | undefined {
  if (size > MAX_PICTURE_BYTES) return copy.pictureTooLarge
  return TYPES.includes(type) ? undefined : copy.pictureUnknown
}
