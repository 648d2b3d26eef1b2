import { useState } from 'react'
import type { TSchema } from 'typebox'
import { checkForm } from '#parts/form/model/check-form.ts'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { createInitialValue } from '#parts/form/model/initial-value.ts'
import { isSameValue } from '#parts/form/model/paths.ts'
import { isRecord } from '#parts/form/model/schema-node.ts'

interface Act {
  readonly schema: TSchema
  readonly fixed?: Readonly<Record<string, unknown>>
  readonly start?: Readonly<Record<string, unknown>>
  readonly confirmWord?: string
  readonly onClose: () => void
  readonly onSubmit: (value: unknown) => Promise<void>
}

export interface ActState {
  readonly value: unknown
  readonly change: (value: unknown) => void
  readonly errors: readonly FieldError[]
  readonly failure: string | undefined
  readonly word: string
  readonly setWord: (word: string) => void
  readonly wordError: string | undefined
  readonly isSending: boolean
  readonly isAsking: boolean
  readonly submit: (form: HTMLFormElement) => Promise<void>
  readonly askToClose: () => void
  readonly keep: () => void
  readonly discard: () => void
}

const begin = ({ schema, fixed = {}, start = {} }: Act): unknown => {
  const made = createInitialValue(schema, fixed)
  return isRecord(made) ? { ...made, ...start, ...fixed } : made
}

const toFailure = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'The act failed. Nothing was changed.'

/** Focuses the first field with an error after it is painted, and opens the group that hides it. */
const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  })
}

/** The state of an act dialog: checks at the first attempt to send, then while typing. */
export const useAct = (act: Act): ActState => {
  const { schema, confirmWord, onClose, onSubmit } = act
  const [first] = useState(() => begin(act))
  const [value, setValue] = useState(first)
  const [word, setWord] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const errors = hasTried ? checkForm(schema, value) : []
  const isWordMissing = confirmWord !== undefined && word !== confirmWord

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isSending) return
    setHasTried(true)
    setFailure(undefined)
    if (checkForm(schema, value).length > 0 || isWordMissing) {
      focusFirstError(form)
      return
    }
    setIsSending(true)
    try {
      await onSubmit(value)
      onClose()
    } catch (error) {
      setFailure(toFailure(error))
    } finally {
      setIsSending(false)
    }
  }

  const askToClose = (): void => {
    if (isSending) return
    if (isSameValue(first, value)) onClose()
    else setIsAsking(true)
  }

  return {
    value,
    change: setValue,
    errors,
    failure,
    word,
    setWord,
    wordError: hasTried && isWordMissing ? `Type ${confirmWord} to go on` : undefined,
    isSending,
    isAsking,
    submit,
    askToClose,
    keep: () => setIsAsking(false),
    discard: onClose,
  }
}
