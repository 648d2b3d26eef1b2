import { randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import { cutBeforeMs } from '@fairground/fair/fd2/round'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'
import type { Books } from '#testing/books.test-support.ts'
import { currency } from '#testing/books.test-support.ts'
import { publishGame } from '#draws/publish-game.ts'
import { findGame } from '#lifecycle/queries.ts'
import { readPolicy } from '#public-log/policy.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { openDrawStage } from '#testing/draw-stage.test-support.ts'
import { type DeathPoint, Died, dyingAfter } from '#testing/dying-deps.test-support.ts'
import { nextDeckStep } from './next-deck-step.ts'
import { openDecks } from './open-decks.ts'
import { serveRound } from './rounds/serve-round.ts'
import { TicketTrees } from './rounds/ticket-trees.ts'

const stageGameId = 8
export const price = 200n
export const fee = 10n

/** A game of instant tickets with all services of a draw, driven step by step. */
export const openDeckStage = async (books: Books, terms: InstantTerms) => {
  await books.rows(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
     VALUES ($1, $2, $3, 'Instant', 'Instant', $4, $5, $6, $7, $8, 1, 3, '{"everyMs":3600000,"offsetMs":0,"closeBeforeStartMs":0,"openAheadCount":0}')`,
    [
      books.memberId,
      stageGameId,
      terms.rules.kind,
      JSON.stringify(terms.rules),
      JSON.stringify(terms.prizeTable),
      currency,
      price,
      fee,
    ],
  )
  return openStageOfGames(books, [stageGameId])
}

/** The same for games of instant tickets that exist. */
export const openStageOfGames = async (books: Books, gameIds: readonly [number, ...number[]]) => {
  const { memberId } = books
  const stage = await openDrawStage(books)
  const { deps } = stage
  const trees = new TicketTrees()
  for (const gameId of gameIds) {
    const game = await inMember(deps.db, memberId, tx => findGame(tx, memberId, gameId))
    await publishGame(deps, memberId, game)
  }
  const due = async (id: number): Promise<DueInstance> => ({ ...(await stage.due(id)) })
  const step = async (id: number, using: OrganizerDeps = deps): Promise<void> => {
    const claimed = await due(id)
    const organizer = await nextDeckStep(using, claimed)
    await organizer?.(using, claimed)
  }
  return {
    ...stage,
    step,
    trees,
    /** Cuts the next unused round, with the clock set to its cut, and returns its number. */
    async cut(using: OrganizerDeps = deps): Promise<number> {
      const { chain } = stage.beacon
      const { last } = await books.one<{ last: number }>(
        'SELECT coalesce(max(round), 0)::int AS last FROM round_cut',
      )
      const round = Math.max(roundAt(chain, Date.now()) + 2, last + 1)
      await atTime(roundTime(chain, round) - cutBeforeMs + 1, () => serveRound(using, trees, memberId))
      return round
    },
    /** Whether a checkpoint of the public log covers all entries. */
    isLogSigned: async (): Promise<boolean> => {
      const open = `SELECT FROM public_log l
        WHERE l.size > (SELECT coalesce(max(size), 0) FROM log_checkpoint c WHERE c.member_id = l.member_id)`
      return (await books.rows(open)).length === 0
    },
    readPolicy: () => inMember(deps.db, memberId, tx => readPolicy(tx, memberId)),
    /** Another process takes the lease of the log's publisher and signs nothing. */
    async pauseLog(): Promise<void> {
      await books.rows(
        `UPDATE log_publisher SET owner = gen_random_uuid(), lease_until = clock_timestamp() + interval '1 hour' WHERE member_id = $1`,
        [memberId],
      )
      // The publisher notices when it renews its lease.
      await new Promise(resolve => setTimeout(resolve, 1500))
    },
    resumeLog: () =>
      books.rows(`UPDATE log_publisher SET lease_until = '-infinity' WHERE member_id = $1`, [memberId]),
    begin: async (gameId = gameIds[0]): Promise<number> => {
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
