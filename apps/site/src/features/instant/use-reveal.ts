import type { Card } from '@fairground/contract/entities/card'
import { useEffect, useMemo, useState } from 'react'
import { call } from '#app/call.ts'
import { useOnline } from '#app/connection.ts'
import { createRevealQueue } from '#features/instant/reveal-queue.ts'
import { type CardPlay, noteCard } from '#features/instant/use-my-cards.ts'

export interface Revealing {
  readonly card: Card
  /** What is seen: known, and not under foil any more. */
  readonly seen: readonly (string | null)[]
  readonly pending: readonly number[]
  /** The last call had no answer; what was asked is asked again. */
  readonly failed: boolean
  readonly touch: (places: readonly number[]) => void
  readonly show: (places: readonly number[]) => void
  readonly showAll: () => void
  readonly showNext: () => void
  /** Everything is open and seen. */
  readonly finished: boolean
  /** It was not when the card came into hand. */
  readonly fresh: boolean
}

const openPlaces = ({ places }: Card): number[] => places.flatMap((item, i) => (item === null ? [] : [i]))

/** What had no answer yet when the page gave way to the reconnecting screen, by ticket. */
const unanswered = new Map<string, readonly number[]>()

/** One ticket being opened. It must be mounted anew for another ticket. */
export const useReveal = (gameInstanceId: number, { seq, card }: CardPlay): Revealing => {
  const online = useOnline()
  const ticket = `${gameInstanceId}/${seq}`
  const [shown, setShown] = useState<ReadonlySet<number>>(
    () => new Set([...openPlaces(card), ...(unanswered.get(ticket) ?? [])]),
  )
  const [wasOpen] = useState(card.won !== undefined)
  const [failed, setFailed] = useState(false)
  const [pending, setPending] = useState<readonly number[]>([])

  const queue = useMemo(() => {
    const made = createRevealQueue(
      async opened => (await call('confirmCrosswordEnd', { gameInstanceId, seq, opened: [...opened] })).card,
      {
        onCard: answer => noteCard(gameInstanceId, seq, answer),
        onChange: hasFailed => {
          setFailed(hasFailed)
          setPending(made.pending())
          if (made.pending().length > 0) unanswered.set(ticket, made.pending())
          else unanswered.delete(ticket)
        },
      },
    )
    return made
  }, [gameInstanceId, seq, ticket])

  useEffect(() => {
    if (!online) return
    queue.ask(unanswered.get(ticket) ?? [])
    queue.resume()
  }, [online, queue, ticket])

  const touch = (places: readonly number[]) => queue.ask(places.filter(place => card.places[place] === null))
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

/** The player has done with a ticket: it is not offered again. Only the show, so an answer need not be waited for. */
export const closeCard = async (gameInstanceId: number, seq: number): Promise<void> => {
  try {
    noteCard(gameInstanceId, seq, (await call('confirmCrosswordEnd', { gameInstanceId, seq })).card)
  } catch {
    // It stays open and is offered again: nothing is lost.
  }
}
