import type { HistoryEntry } from './detail.ts'
import { readFact, readText } from './read-facts.ts'
import type { Step } from './step.ts'

interface SideWords {
  readonly title: string
  /** For an event without a person: the rule did it. */
  readonly titleByRule?: string
  readonly toNote: (facts: unknown) => string | undefined
}

const none = (): undefined => undefined

/** A hold by the rule has a long reason with every difference, which the page shows as a table. */
const toHoldNote = (facts: unknown): string | undefined =>
  isByRule(facts) ? 'Nothing has been paid' : readText(facts, 'reason')

const isByRule = (facts: unknown): boolean => readFact(facts, 'by') === null

/** Events beside the way from open to paid. */
const sideWords: Readonly<Record<string, SideWords>> = {
  held: { title: 'Held by a person', titleByRule: 'Held: winners differ', toNote: toHoldNote },
  released: { title: 'Released by two people', toNote: none },
  rescheduled: { title: 'Moved to a later slot', toNote: () => 'Too few lines were sold' },
  late: { title: 'Close record came too late', toNote: () => 'The sale closed again with a new time' },
  retry: { title: 'A step failed and runs again', toNote: facts => readText(facts, 'error') },
  refunding: { title: 'Refund decided', toNote: facts => readText(facts, 'reason') },
  voided: { title: 'Voided by two people', toNote: none },
  lockFault: { title: 'Lock of the signer is faulty', toNote: facts => readText(facts, 'fault') },
}

/** The events beside the way. Only the last hold is marked as held, and only while it lasts. */
export const toSideEvents = (history: readonly HistoryEntry[], isHeld: boolean): readonly Step[] => {
  const lastHold = history.findLast(({ kind }) => kind === 'held')
  return history.flatMap((entry, at): Step[] => {
    const words = sideWords[entry.kind]
    if (!words) return []
    const isNow = isHeld && entry === lastHold
    const state = isNow ? 'held' : entry.kind === 'released' ? 'done' : 'trouble'
    return [
      {
        id: `${entry.kind}-${at}`,
        title: (isByRule(entry.facts) ? words.titleByRule : undefined) ?? words.title,
        note: words.toNote(entry.facts),
        at: entry.at,
        state,
      },
    ]
  })
}
