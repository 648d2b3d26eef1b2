import { randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import type { GamePrizeTable, GameRules } from '@fairground/fair/games/games'
import { openDrawFile } from '@fairground/fair/draw-file'
import { verifyDraw } from '@fairground/fair/verify'
import { nextStep } from '@fairground/server/draws/next-step'
import { replayOf } from '@fairground/server/draws/replay.test-support'
import { readDrawFile } from '@fairground/server/instance/draw-lines'
import { getGameResults } from '@fairground/server/games/get-game-results'
import type { Caller, Context } from '@fairground/server/operation/context'
import { openBooks } from '@fairground/server/testing/books.test-support'
import { openDrawStage } from '@fairground/server/testing/draw-stage.test-support'
import { Died, type DeathPoint, dyingAfter } from '@fairground/server/testing/dying-parts.test-support'
import { joinOf } from '@fairground/server/testing/join-of.test-support'

export interface KindTerms {
  readonly rules: GameRules
  readonly prizeTable: GamePrizeTable
}

/** What one player asks for. */
export interface Wanted {
  readonly lines?: readonly (readonly number[])[]
  readonly multiOptions?: readonly (readonly number[])[]
  readonly count?: number
}

export const cost = 100n
export const fee = 5n

/** One game of a kind with everything a draw needs, for real. */
export const openKind = async (terms: KindTerms) => {
  const books = await openBooks({ ...terms, cost, fee, cap: 100_000, playerMax: 1000 })
  // Before the lane is taken by its service.
  const players = await books.players(200)
  const stage = await openDrawStage(books)
  const { memberId, gameId } = books
  const read = <T>(query: Parameters<typeof inMember<T>>[2]) => inMember(books.app.db, memberId, query)

  /** All at once, over the broker, as players come. */
  const sell = (instanceId: number, players: readonly number[], wanted: (index: number) => Wanted) =>
    Promise.all(
      players.map((playerId, i) => {
        const { lines = [], multiOptions, count = lines.length } = wanted(i)
        const { request } = joinOf({ playerId, instanceId, lines, count })
        return stage.parts.lane.ask(memberId, 'join', { ...request, multiOptions })
      }),
    )

  /** Each player what he bought with the answer beside his name. */
  const giveBack = async (
    instanceId: number,
    players: readonly number[],
    bought: readonly Awaited<ReturnType<typeof sell>>[number][],
  ): Promise<void> => {
    const answers = await Promise.all(
      players.map((playerId, i) => {
        const answer = bought[i]!
        const joinCode = 'joinCode' in answer ? answer.joinCode : ''
        const request = { opKey: randomUUID(), playerId, instanceId, joinCode, currency: books.currency }
        return stage.parts.lane.ask(memberId, 'cancelJoin', request)
      }),
    )
    const kept = answers.filter(answer => !answer.done)
    if (kept.length > 0) throw new Error(`not given back: ${JSON.stringify(kept)}`)
  }

  /** The show as the server tells it to anybody who asks. */
  const results = (gameInstanceId: number) => {
    const caller = { member: { id: memberId }, session: null } as unknown as Caller
    return getGameResults({ gameInstanceId }, caller, { db: books.app.db } as unknown as Context)
  }
  const frames = async (id: number) => (await results(id)).timeline

  /** The published draw, line by line, as anybody gets it. */
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
    giveBack,
    results,
    frames,
    /** The show by the published draw and its start alone. */
    replay: async (id: number, startAt: number) => replayOf(await file(id), startAt),
    verdict: async (id: number) => verifyDraw(await file(id)),
    published: async (id: number) => {
      const draw = openDrawFile(await file(id))
      if ('problem' in draw) throw new Error(draw.problem)
      return { record: draw.record, tickets: [...draw.tickets()] }
    },
    /** What is there of a draw that may be there only once. */
    rowsOf: (id: number) =>
      books.one(
        `SELECT (SELECT count(*)::int FROM draw_commit WHERE instance_id = $1) AS commits,
                (SELECT count(*)::int FROM draw_result WHERE instance_id = $1) AS results,
                (SELECT count(*)::int FROM draw_record WHERE instance_id = $1) AS records,
                (SELECT count(*)::int FROM journal WHERE kind = 'close-books' AND ref = $1) AS books,
                (SELECT count(*)::int FROM journal WHERE kind = 'pay' AND ref = $1) AS paid,
                (SELECT count(DISTINCT seq)::int FROM payout WHERE instance_id = $1) AS winners`,
        [id],
      ),
    /** Each step by a worker that dies after every call it makes, then by two at once, then once more. */
    finishDying: async (id: number): Promise<number> => {
      const points: DeathPoint[] = ['latest', 'countersign', 'sign', 'round', 'reveal', 'closeBooks', 'pay']
      let deaths = 0
      await stage.finish(id, async () => {
        const claimed = await stage.due(id)
        const organizer = await nextStep(stage.parts, claimed)
        for (const point of points)
          await organizer(dyingAfter(stage.parts, point), claimed).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error
            deaths += 1
          })
        await Promise.all([organizer(stage.parts, claimed), organizer(stage.parts, claimed)])
        await organizer(stage.parts, claimed)
      })
      return deaths
    },
    fundJackpot: (amount: bigint) =>
      stage.parts.lane.ask(memberId, 'fundJackpot', {
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
