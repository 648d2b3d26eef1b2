import { randomUUID } from 'node:crypto'
import { unhex } from '@fairground/fair/encoding/bytes'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'
import type { Books } from '#testing/books.test-support.ts'
import { currency } from '#testing/books.test-support.ts'
import { openDrawStage } from '#testing/draw-stage.test-support.ts'
import { type DeathPoint, Died, dyingAfter } from '#testing/dying-deps.test-support.ts'
import { nextDeckStep } from './next-deck-step.ts'
import { openDecks } from './open-decks.ts'

const gameId = 8
export const price = 200n
export const fee = 10n

/** A game of instant tickets with all services of a draw, driven step by step. */
export const openDeckStage = async (books: Books, terms: InstantTerms) => {
  const { memberId } = books
  const stage = await openDrawStage(books)
  const { deps } = stage
  const { anchor } = await deps.signer.call('openChain', { game: `${memberId}/${gameId}` })
  await books.rows(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule, chain_anchor)
     VALUES ($1, $2, $3, 'Instant', 'Instant', $4, $5, $6, $7, $8, 1, 3, '{"everyMs":3600000,"offsetMs":0,"closeBeforeStartMs":0,"openAheadCount":0}', $9)`,
    [
      memberId,
      gameId,
      terms.rules.kind,
      JSON.stringify(terms.rules),
      JSON.stringify(terms.prizeTable),
      currency,
      price,
      fee,
      Buffer.from(unhex(anchor)),
    ],
  )
  const due = async (id: number): Promise<DueInstance> => ({ ...(await stage.due(id)) })
  const step = async (id: number, using: OrganizerDeps = deps): Promise<void> => {
    const claimed = await due(id)
    const organizer = await nextDeckStep(using, claimed)
    await organizer?.(using, claimed)
  }
  return {
    ...stage,
    step,
    begin: async (): Promise<number> => {
      await Promise.all([openDecks(deps, memberId), openDecks(deps, memberId)])
      const { id } = await books.one<{ id: number }>(
        `SELECT id FROM game_instance WHERE game_id = $1 AND status <> 'ENDED'`,
        [gameId],
      )
      return id
    },
    /** Runs one step with workers that die after the given calls, then with two concurrent workers, then once more. */
    async survive(id: number, points: readonly DeathPoint[]): Promise<DeathPoint[]> {
      const claimed = await due(id)
      const organizer = await nextDeckStep(deps, claimed)
      const died: DeathPoint[] = []
      for (const point of points) {
        await organizer?.(dyingAfter(deps, point), claimed).catch((error: unknown) => {
          if (!(error instanceof Died)) throw error
          died.push(point)
        })
      }
      await Promise.all([organizer?.(deps, claimed), organizer?.(deps, claimed)])
      await organizer?.(deps, claimed)
      return died
    },
    buy: (
      playerId: number,
      instanceId: number,
      count = 1,
      opKey: string = randomUUID(),
    ): Promise<JoinAnswer> =>
      deps.lane.submit(memberId, 'buyCards', {
        opKey,
        content: { instanceId, count },
        playerId,
        instanceId,
        count,
        currency,
      }),
  }
}

export type DeckStage = Awaited<ReturnType<typeof openDeckStage>>
