import { useId, useState } from 'react'
import { useMemberId } from '#core/operator/current-operator.ts'
import { Button } from '#parts/controls/button.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { usePictureKeys } from '../fields/use-picture-keys.ts'
import { insertNodes } from './edit-commands.ts'
import { createPictureChip } from './parse-html.ts'
import { toPicturePath } from './safe-markup.ts'
import styles from './html.module.css'

/** Asks which picture stands at the caret, and what it says to those who do not see it. */
export function PictureForm({ onApply }: { readonly onApply: (edit: () => void) => void }) {
  const memberId = useMemberId()
  const keys = usePictureKeys()
  const [key, setKey] = useState('')
  const [alt, setAlt] = useState('')
  const id = useId()
  const plain = { isOptional: false, isChanged: false }
  const chosen = { ...plain, id: `${id}-key`, label: 'Picture' }
  const said = {
    ...plain,
    id: `${id}-alt`,
    label: 'What it shows',
    hint: 'Read to players who do not see it.',
  }
  return (
    <div className={styles.question}>
      <FieldBox field={chosen}>
        <InputBox>
          <select {...toControlAttributes(chosen)} value={key} onChange={event => setKey(event.target.value)}>
            <option value="">Choose…</option>
            {keys.map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </InputBox>
      </FieldBox>
      <FieldBox field={said}>
        <InputBox>
          <input {...toControlAttributes(said)} value={alt} onChange={event => setAlt(event.target.value)} />
        </InputBox>
      </FieldBox>
      <Button
        disabledReason={key === '' ? 'Choose a picture' : undefined}
        onPress={() => onApply(() => insertNodes([createPictureChip(toPicturePath(memberId, key), alt)]))}
      >
        Insert the picture
      </Button>
    </div>
  )
}
