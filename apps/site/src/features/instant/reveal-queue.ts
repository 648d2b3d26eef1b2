import type { Card } from '@fairground/contract/entities/card'

/** Opens these places of one ticket and answers with all that is open then. */
export type OpenPlaces = (places: readonly number[]) => Promise<Card>

export interface RevealQueue {
  /** Asks for places in this order; those asked for while a call is under way go together with the next. */
  readonly ask: (places: readonly number[]) => void
  /** Asks again for what has had no answer: the connection is back. */
  readonly resume: () => void
  readonly pending: () => readonly number[]
}

interface Listeners {
  readonly onCard: (card: Card) => void
  /** What is asked for, or whether it failed, has changed. */
  readonly onChange: (failed: boolean) => void
}

/** One call at a time, so that the server hears the places in the order they were touched. Nothing asked is forgotten. */
export const createRevealQueue = (open: OpenPlaces, { onCard, onChange }: Listeners): RevealQueue => {
  let wanted: readonly number[] = []
  let underWay = false

  const send = async (): Promise<void> => {
    underWay = true
    while (wanted.length > 0) {
      const asked = wanted
      let card: Card
      try {
        card = await open(asked)
      } catch {
        underWay = false
        onChange(true)
        return
      }
      wanted = wanted.filter(place => !asked.includes(place))
      onCard(card)
      onChange(false)
    }
    underWay = false
  }

  return {
    ask: places => {
      const fresh = places.filter(place => !wanted.includes(place))
      if (fresh.length === 0) return
      wanted = [...wanted, ...fresh]
      onChange(false)
      if (!underWay) void send()
    },
    resume: () => {
      if (!underWay && wanted.length > 0) void send()
    },
    pending: () => wanted,
  }
}
