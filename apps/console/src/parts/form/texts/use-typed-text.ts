import { useState } from 'react'
import { isSameValue } from '#parts/form/model/paths.ts'

interface TypedText {
  readonly text: string
  readonly onType: (text: string) => void
  /** Shows the value in its usual form again. */
  readonly onLeave: () => void
}

/** Keeps what a person types ("1,25") while it means the value, and shows the value itself otherwise. */
export const useTypedText = (
  value: unknown,
  onChange: (value: unknown) => void,
  toText: (value: unknown) => string,
  readText: (text: string) => unknown,
): TypedText => {
  const [typed, setTyped] = useState<string>()
  const isCurrent = typed !== undefined && isSameValue(readText(typed), value)
  return {
    text: isCurrent ? typed : toText(value),
    onType: text => {
      setTyped(text)
      onChange(readText(text))
    },
    onLeave: () => setTyped(undefined),
  }
}
