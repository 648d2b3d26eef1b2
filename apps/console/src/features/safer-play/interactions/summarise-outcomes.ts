import type { Interaction } from '../words/interaction-words.ts'

export interface OutcomeSummary {
  readonly outcome: Interaction['outcome']
  readonly contacts: number
  /** Contacts that are 14 days old and were compared. */
  readonly evaluated: number
  /** Evaluated contacts after which there were fewer signs. */
  readonly weaker: number
}

/** What followed contacts, by their outcome, the most frequent first. */
export const summariseOutcomes = (
  interactions: readonly Pick<Interaction, 'outcome' | 'evaluation'>[],
): readonly OutcomeSummary[] =>
  [...Map.groupBy(interactions, ({ outcome }) => outcome)]
    .map(([outcome, contacts]) => ({
      outcome,
      contacts: contacts.length,
      evaluated: contacts.filter(({ evaluation }) => evaluation !== null).length,
      weaker: contacts.filter(({ evaluation }) => evaluation?.change === 'weaker').length,
    }))
    .toSorted((a, b) => b.contacts - a.contacts)
