import type { PersonalField } from '@fairground/contract/operator/player-views'
import { useEffect, useState } from 'react'
import { getDatabaseTime } from '#core/live/live-store.ts'

/** Personal data are shown for this time after a reason was given. */
export const revealMs = 15 * 60_000

export type RevealedValues = Readonly<Partial<Record<PersonalField, string>>>

interface Revealed {
  readonly values: RevealedValues
  readonly until: number
  readonly leftToday: number
}

interface RevealOutput {
  readonly values: readonly { readonly field: PersonalField; readonly value: string }[]
  readonly leftToday: number
}

/** What is shown in full from now on. Values of an earlier reveal end with it. */
export const toRevealed = ({ values, leftToday }: RevealOutput, now: number): Revealed => ({
  values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
  until: now + revealMs,
  leftToday,
})

export interface Reveal {
  readonly revealed: Revealed | undefined
  readonly show: (output: RevealOutput) => void
  readonly mask: () => void
}

/** Personal data in full, in the memory of this page only: leaving the page masks them. */
export const useReveal = (): Reveal => {
  const [revealed, setRevealed] = useState<Revealed>()
  const until = revealed?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => setRevealed(undefined), until - getDatabaseTime())
    return () => clearTimeout(timer)
  }, [until])
  return {
    revealed,
    show: output => setRevealed(toRevealed(output, getDatabaseTime())),
    mask: () => setRevealed(undefined),
  }
}
