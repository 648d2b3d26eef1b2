import { contentKinds } from '@fairground/contract/operator/content-kinds'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAct } from '#core/api/use-act.ts'
import { useRights } from '#core/session/rights.ts'
import { checkForm } from '#parts/form/model/check-form.ts'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { isSameValue } from '#parts/form/model/paths.ts'
import { emptyValues } from '../model/empty-value.ts'
import type { FullVersion } from '../model/things.ts'
import type { ContentName } from './content-name.ts'

/** A draft saves itself when a person has stopped typing for this time. */
const saveAfterMs = 4000
const reason = 'Draft saved in the content editor'

export interface Draft {
  readonly value: object
  readonly change: (value: object) => void
  readonly errors: readonly FieldError[]
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly failure: unknown
  readonly save: () => Promise<void>
  /** The draft that another person saved meanwhile. */
  readonly theirs: FullVersion | undefined
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

interface Known {
  /** The hash of the draft on the server that the person has seen; null if there was none. */
  readonly base: string | null
  readonly value: object
}

/** The draft of the editor: it saves itself and notices when another person has saved another one. */
export const useDraft = (name: ContentName, versions: readonly FullVersion[]): Draft => {
  const onServer = versions.find(({ status }) => status === 'draft')
  const live = versions.find(({ status }) => status === 'live')
  const [known, setKnown] = useState<Known>(() => ({
    base: onServer?.hash ?? null,
    value: (onServer ?? live)?.value ?? emptyValues[name.kind],
  }))
  const [value, change] = useState(known.value)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const act = useAct('saveContentDraft')
  const { mayDo } = useRights()
  const errors = checkForm(contentKinds[name.kind].value, value)
  const isChanged = !isSameValue(known.value, value)
  const isOther = !isSaving && (onServer?.hash ?? null) !== known.base

  const take = (version: FullVersion | undefined, shown: object): void => {
    setKnown({ base: version?.hash ?? null, value: shown })
    change(shown)
  }

  // While this person has changed nothing, the other draft is simply shown.
  if (isOther && !isChanged) take(onServer, (onServer ?? live)?.value ?? emptyValues[name.kind])

  const send = async (replaces: string | null): Promise<void> => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      const { version } = await act.mutateAsync({ ...name, value, replaces, reason })
      setKnown({ base: version.hash, value })
    } catch (error) {
      setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const mayWrite = mayDo('saveContentDraft')
  const canSave = isChanged && errors.length === 0 && !isSaving && !isOther && mayWrite
  const save = async (): Promise<void> => {
    if (canSave) await send(known.base)
  }

  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!canSave || failure !== undefined) return undefined
    const timer = setTimeout(() => void saveNow(), saveAfterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change starts the wait again.
  }, [value, canSave, failure])

  return {
    value,
    change: next => {
      setFailure(undefined)
      change(next)
    },
    errors: isChanged ? errors : [],
    isChanged,
    isSaving,
    failure: isOther ? undefined : failure,
    save,
    theirs: isOther && isChanged ? onServer : undefined,
    keepMine: () => void send(onServer?.hash ?? null),
    takeTheirs: () => onServer && take(onServer, onServer.value),
  }
}
