import type { Card } from '@fairground/contract/entities/plays/card'
import { useEffect, useMemo, useState } from 'react'
import { call } from '#core/call.ts'
import { useOnline } from '#core/connection/connection.ts'
import { createRevealQueue } from '#features/instant/reveal-queue.ts'
import { type CardPlay, updateCachedCard } from '#features/instant/use-my-cards.ts'

export interface Reveal {
  readonly card: Card
  /** The revealed items: known and no longer covered by foil. */
  readonly seen: readonly (string | null)[]
  readonly pending: readonly number[]
  /** The last call failed; its places are sent again. */
  readonly failed: boolean
  readonly touch: (places: readonly number[]) => void
  readonly show: (places: readonly number[]) => void
  readonly showAll: () => void
  readonly showNext: () => void
  /** Every place is open and revealed. */
  readonly finished: boolean
  /** The card was not open when it became the current card. */
  readonly fresh: boolean
}

const openPlaces = ({ places }: Card): number[] => places.flatMap((item, i) => (item === null ? [] : [i]))

/** Requested places without an answer, by ticket. They survive the reconnecting screen, which unmounts this page. */
const unanswered = new Map<string, readonly number[]>()

/** The reveal of one ticket. Another ticket needs a new mount. */
export const useReveal = (gameInstanceId: number, { seq, card }: CardPlay): Reveal => {
  const online = useOnline()
  const ticket = `${gameInstanceId}/${seq}`
  const [shown, setShown] = useState<ReadonlySet<number>>(
    () => new Set([...openPlaces(card), ...(unanswered.get(ticket) ?? [])]),
  )
  const [wasOpen] = useState(card.won !== undefined)
  const [failed, setFailed] = useState(false)
  const [pending, setPending] = useState<readonly number[]>([])

  const queue = useMemo(() => {
    const created = createRevealQueue(
      async opened => (await call('confirmCrosswordEnd', { gameInstanceId, seq, opened: [...opened] })).card,
      {
        onCard: answer => updateCachedCard(gameInstanceId, seq, answer),
        onChange: hasFailed => {
          setFailed(hasFailed)
          setPending(created.pending())
          if (created.pending().length > 0) unanswered.set(ticket, created.pending())
          else unanswered.delete(ticket)
        },
      },
    )
    return created
  }, [gameInstanceId, seq, ticket])

  useEffect(() => {
    if (!online) return
    queue.request(unanswered.get(ticket) ?? [])
    queue.resume()
  }, [online, queue, ticket])

  const touch = (places: readonly number[]) =>
    queue.request(places.filter(place => card.places[place] === null))
  const show = (places: readonly number[]) => {
    setShown(before => new Set([...before, ...places]))
    touch(places)
  }
  const all = card.places.map((_, place) => place)
  const seen = card.places.map((item, place) => (shown.has(place) ? item : null))
  return {
    card,
    seen,
    pending,
    failed,
    touch,
    show,
    showAll: () => show(all),
    showNext: () => show(all.filter(place => seen[place] === null).slice(0, 1)),
    fresh: !wasOpen,
    finished: card.won !== undefined && seen.every(item => item !== null),
  }
}

/** Marks a ticket as finished, so that it is not offered again. It affects only the display. */
export const closeCard = async (gameInstanceId: number, seq: number): Promise<void> => {
  try {
    updateCachedCard(gameInstanceId, seq, (await call('confirmCrosswordEnd', { gameInstanceId, seq })).card)
  } catch {
    // The ticket is offered again; nothing is lost.
  }
}
