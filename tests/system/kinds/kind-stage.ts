import { randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import type { GamePrizeTable, GameRules } from '@fairground/fair/games/games'
import { openDrawFile } from '@fairground/fair/record/draw-file'
import { verifyDraw } from '@fairground/fair/verify'
import { ensurePrizeFunds } from '@fairground/server/draws/ensure-prize-funds'
import { nextStep } from '@fairground/server/draws/next-step'
import { replayDraw } from '@fairground/server/draws/replay.test-support'
import { readDrawFile } from '@fairground/server/instances/draw-lines'
import { getGameResults } from '@fairground/server/games/results/get-game-results'
import type { Caller, Context } from '@fairground/server/operation/context'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { openDrawStage } from '@fairground/server/testing/draw-stage.test-support'
import { Died, type DeathPoint, dyingAfter } from '@fairground/server/testing/dying-deps.test-support'
import { joinCommand } from '@fairground/server/testing/join-command.test-support'
import { afterAll, beforeAll, expect } from 'vitest'

export interface KindTerms {
  readonly rules: GameRules
  readonly prizeTable: GamePrizeTable
}

/** The purchase of one player. */
export interface Wanted {
  readonly lines?: readonly (readonly number[])[]
  readonly multiOptions?: readonly (readonly number[])[]
  readonly count?: number
}

export const cost = 100n
export const fee = 5n
const cap = 2000

/** Sets up one game of a kind with players, lane, signer and beacon. */
const openKind = async (terms: KindTerms) => {
  const opened = await openBooks({ ...terms, cost, fee, cap, playerMax: 1000 })
  // Players are funded before the lane service takes the lease.
  const players = await opened.players(200)
  const stage = await openDrawStage(opened)
  const books: Books = {
    ...opened,
    // The platform funds seed and reserve before it opens an instance.
    async instance(...change) {
      await ensurePrizeFunds(stage.deps, opened.memberId, opened.gameId, 1)
      return opened.instance(...change)
    },
  }
  const { memberId, gameId } = books
  const read = <T>(query: Parameters<typeof inMember<T>>[2]) => inMember(books.app.db, memberId, query)

  /** Sends all purchases concurrently over the broker. */
  const sell = (instanceId: number, players: readonly number[], wanted: (index: number) => Wanted) =>
    Promise.all(
      players.map((playerId, i) => {
        const { lines = [], multiOptions, count = lines.length } = wanted(i)
        const { request } = joinCommand({ playerId, instanceId, lines, count })
        return stage.deps.lane.submit(memberId, 'join', { ...request, multiOptions })
      }),
    )

  /** Cancels the purchase of each player; `bought` holds the answers in the same order. */
  const cancelPurchases = async (
    instanceId: number,
    players: readonly number[],
    bought: readonly Awaited<ReturnType<typeof sell>>[number][],
  ): Promise<void> => {
    const answers = await Promise.all(
      players.map((playerId, i) => {
        const answer = bought[i]!
        const joinCode = 'joinCode' in answer ? answer.joinCode : ''
        const request = { opKey: randomUUID(), playerId, instanceId, joinCode, currency: books.currency }
        return stage.deps.lane.submit(memberId, 'cancelJoin', request)
      }),
    )
    const refused = answers.filter(answer => !answer.done)
    if (refused.length > 0) throw new Error(`not cancelled: ${JSON.stringify(refused)}`)
  }

  /** The play-out as the public operation returns it. */
  const results = (gameInstanceId: number) => {
    const caller = { member: { id: memberId }, session: null } as unknown as Caller
    return getGameResults({ gameInstanceId }, caller, { db: books.app.db } as unknown as Context)
  }
  const frames = async (id: number) => (await results(id)).timeline

  /** The lines of the published draw file. */
  const file = async (instanceId: number) => {
    const { body } = await books.one<{ body: string }>(
      'SELECT body FROM draw_record WHERE instance_id = $1',
      [instanceId],
    )
    return readDrawFile(read, { memberId, instanceId, body })
  }

  return {
    books,
    players,
    stage,
    sell,
    cancelPurchases,
    results,
    frames,
    /** Computes the play-out from the published draw and its start time. */
    replay: async (id: number, startAt: number) => replayDraw(await file(id), startAt),
    verdict: async (id: number) => verifyDraw(await file(id)),
    published: async (id: number) => {
      const draw = openDrawFile(await file(id))
      if ('problem' in draw) throw new Error(draw.problem)
      return { record: draw.record, tickets: [...draw.tickets()] }
    },
    /** Counts the rows that must exist only once per draw. */
    countRows: (id: number) =>
      books.one(
        `SELECT (SELECT count(*)::int FROM draw_commit WHERE instance_id = $1) AS commits,
                (SELECT count(*)::int FROM draw_result WHERE instance_id = $1) AS results,
                (SELECT count(*)::int FROM draw_record WHERE instance_id = $1) AS records,
                (SELECT count(*)::int FROM journal WHERE kind = 'close-books' AND ref = $1) AS books,
                (SELECT count(*)::int FROM journal WHERE kind = 'pay' AND ref = $1) AS paid,
                (SELECT count(DISTINCT seq)::int FROM payout WHERE instance_id = $1) AS winners`,
        [id],
      ),
    /** Runs each step with a crash after every external call, then with two workers at once, then once more. */
    finishWithCrashes: async (id: number): Promise<number> => {
      const points: DeathPoint[] = [
        'latest',
        'countersign',
        'sign',
        'round',
        'signWinners',
        'closeBooks',
        'pay',
      ]
      let crashes = 0
      await stage.finish(id, async () => {
        const claimed = await stage.due(id)
        const organizer = await nextStep(stage.deps, claimed)
        for (const point of points)
          await organizer(dyingAfter(stage.deps, point), claimed).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error
            crashes += 1
          })
        await Promise.all([organizer(stage.deps, claimed), organizer(stage.deps, claimed)])
        await organizer(stage.deps, claimed)
      })
      return crashes
    },
    fundJackpot: (amount: bigint) =>
      stage.deps.lane.submit(memberId, 'fundJackpot', {
        opKey: `fund ${amount}`,
        gameId,
        currency: books.currency,
        amount,
      }),
    close: async (): Promise<string[]> => {
      await stage.close()
      const problems = await books.problems()
      await books.close()
      return problems
    },
  }
}

export type KindStage = Awaited<ReturnType<typeof openKind>>

/** Opens the kind before the tests of a file, closes it after them and expects a clean audit. */
export const useKind = (terms: KindTerms): (() => KindStage) => {
  let kind: KindStage | undefined
  beforeAll(async () => {
    kind = await openKind(terms)
  })
  afterAll(async () => expect(await kind?.close()).toEqual([]))
  return () => {
    if (!kind) throw new Error('the kind is open only during tests')
    return kind
  }
}
