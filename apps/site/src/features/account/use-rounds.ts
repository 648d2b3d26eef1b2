import { useState } from 'react'

export interface FormEnd {
  /** The form before this one was saved. */
  readonly saved: boolean
  readonly onSaved: () => void
  readonly onUndo: () => void
}

/** A form that was saved or undone starts afresh: `round` is its key. */
export const useRounds = (): { round: number; end: FormEnd } => {
  const [{ round, saved }, setRound] = useState({ round: 0, saved: false })
  const next = (isSaved: boolean) => setRound({ round: round + 1, saved: isSaved })
  return { round, end: { saved, onSaved: () => next(true), onUndo: () => next(false) } }
}
