import { useId, useState } from 'react'
import { Button } from '#parts/controls/button.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { makeLink } from './edit-commands.ts'
import { isSafeLink } from './safe-markup.ts'
import styles from './html.module.css'

/** Asks where the selected words lead. */
export function LinkForm({ onApply }: { readonly onApply: (edit: () => void) => void }) {
  const [href, setHref] = useState('')
  const id = useId()
  const isWrong = href !== '' && !isSafeLink(href)
  const field = {
    id,
    label: 'Address of the link',
    hint: 'A page of the site such as /p/rules, https:// or mailto:. Empty removes the link.',
    error: isWrong ? 'Begin with /, https:// or mailto:' : undefined,
    isOptional: false,
    isChanged: false,
  }
  return (
    <div className={styles.question}>
      <FieldBox field={field}>
        <InputBox>
          <input
            {...toControlAttributes(field)}
            value={href}
            autoComplete="off"
            onChange={event => setHref(event.target.value.trim())}
          />
        </InputBox>
      </FieldBox>
      <Button
        disabledReason={isWrong ? 'The address is not one the site may link to' : undefined}
        onPress={() => onApply(() => makeLink(href))}
      >
        {href === '' ? 'Remove the link' : 'Make the link'}
      </Button>
    </div>
  )
}
