import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { useEffect, useMemo, useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { findFieldErrors, findUnstorable } from '../kinds/terms/check-terms.ts'
import type { BrokenRule } from './checklist.ts'

export interface Checks {
  /** Errors of single fields, without the server. */
  readonly errors: readonly FieldError[]
  /** What the server says about the shown terms; undefined while it judges. */
  readonly problems: readonly BrokenRule[] | undefined
}

const restMs = 500

/** The value after it has rested. */
const useRested = <T>(value: T): T => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** Judges a game while it is edited: fields at once, rules by the server that sells and settles. */
export const useChecks = (game: GameTemplate, hasSavedChange: boolean): Checks => {
  const rested = useRested(game)
  const errors = useMemo(() => findFieldErrors(game), [game])
  const isSendable = useMemo(() => findUnstorable(rested).length === 0, [rested])
  const check = useOperation('checkGame', { game: rested }, { isEnabled: isSendable })
  const diff = useOperation('diffGame', { gameId: game.id }, { isEnabled: hasSavedChange })
  const isCurrent = rested === game && isSendable && !check.isPlaceholderData && !check.isFetching
  const problems = check.data?.problems
  // The rules of a change compare the stored draft with the live game.
  const ofChange = hasSavedChange && problems?.length === 0 ? (diff.data?.problems ?? []) : []
  return { errors, problems: isCurrent && problems ? [...problems, ...ofChange] : undefined }
}
