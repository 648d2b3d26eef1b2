import { useId } from 'react'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'

interface ConfirmWordProps {
  readonly word: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** A word to type before an act that stops everything. */
export function ConfirmWord({ word, value, onChange, error }: ConfirmWordProps) {
  const id = useId()
  const field = { id, label: `Type ${word} to confirm`, error, isOptional: false, isChanged: false }
  return (
    <FieldBox field={field}>
      <InputBox>
        <input
          {...toControlAttributes(field)}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </InputBox>
    </FieldBox>
  )
}
