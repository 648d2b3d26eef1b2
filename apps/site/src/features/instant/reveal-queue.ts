import type { Card } from '@fairground/contract/entities/plays/card'

/** Opens these places of one ticket and returns the card with all open places. */
export type OpenPlaces = (places: readonly number[]) => Promise<Card>

export interface RevealQueue {
  /** Requests places in this order. Places requested during a call go into the next batch. */
  readonly request: (places: readonly number[]) => void
  /** Sends unanswered places again after a reconnection. */
  readonly resume: () => void
  readonly pending: () => readonly number[]
}

interface Listeners {
  readonly onCard: (card: Card) => void
  /** Called when the pending places or the failure state changed. */
  readonly onChange: (failed: boolean) => void
}

/** Sends one call at a time, so that places arrive in the order of touch. A failed request stays queued. */
export const createRevealQueue = (open: OpenPlaces, { onCard, onChange }: Listeners): RevealQueue => {
  let requested: readonly number[] = []
  let sending = false

  const send = async (): Promise<void> => {
    sending = true
    while (requested.length > 0) {
      const batch = requested
      let card: Card
      try {
        card = await open(batch)
      } catch {
        sending = false
        onChange(true)
        return
      }
      requested = requested.filter(place => !batch.includes(place))
      onCard(card)
      onChange(false)
    }
    sending = false
  }

  return {
    request: places => {
      const fresh = places.filter(place => !requested.includes(place))
      if (fresh.length === 0) return
      requested = [...requested, ...fresh]
      onChange(false)
      if (!sending) void send()
    },
    resume: () => {
      if (!sending && requested.length > 0) void send()
    },
    pending: () => requested,
  }
}
