import { randomInt, randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCommand } from '#ledger/command.ts'
import type { Member } from '#member/members.ts'
import type { OperatorParts } from '#operators/act.ts'
import { banPlayer } from '#operators/ban-player.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import { type Books, currency, depositOf, openBooks } from '#testing/books.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { startLane, takeLane } from '#testing/take-lane.test-support.ts'

/** How many players are stopped while they buy and pay in; a long run has 10,000. */
const races = Number(process.env['RACES'] ?? 120)
const atOnce = 20
const rounds = 8
const day = 86_400_000

let books: Books

beforeAll(async () => {
  books = await openBooks({ cap: 10_000_000, playerMax: 1000 })
})
afterAll(() => books.close())

const orderOf = (playerId: number): AnyCommand => ({
  name: 'orderDeposit',
  request: { opKey: randomUUID(), playerId, provider: 'psp', currency, amount: 100n },
})

/** What the player has bought and ordered, as far as it is committed. */
const madeBy = async (playerId: number): Promise<number> => {
  const text = `
    SELECT (SELECT count(*) FROM ticket WHERE member_id = $1 AND player_id = $2)::int
         + (SELECT count(*) FROM payment WHERE member_id = $1 AND player_id = $2)::int AS n`
  return (await books.one<{ n: number }>(text, [books.memberId, playerId])).n
}

const usernameOf = async (playerId: number): Promise<string> => {
  const whose = [books.memberId, playerId]
  const text = 'SELECT username FROM player WHERE member_id = $1 AND id = $2'
  return (await books.one<{ username: string }>(text, whose)).username
}

/** The three ways in which a player is stopped. */
const ways: readonly ((playerId: number) => Promise<unknown>)[] = [
  async playerId => {
    const parts = { db: books.app.db } as OperatorParts
    const acting = { member: { id: books.memberId } as Member, actor: 'somebody', reason: 'a race' }
    await banPlayer(parts, acting, await usernameOf(playerId))
  },
  ...(['timedOut', 'selfExcluded'] as const).map(status => (playerId: number) => {
    const { memberId, app } = books
    const asked = { status, until: Date.now() + 300 * day }
    return inMember(app.db, memberId, tx => restrictPlayer(tx, { memberId, playerId }, asked))
  }),
]

it(`of ${races} players who are stopped while they buy and pay in, nothing passes after the commit`, async () => {
  const instanceId = await books.instance()
  const counts = { passed: 0, refused: 0 }
  const tooLate: string[] = []
  for (let done = 0; done < races; done += atOnce) {
    const players = await books.players(Math.min(atOnce, races - done))
    const taken = await takeLane(books.app.pool, books.memberId)
    const lane = startLane(taken)
    const ask = async (playerId: number, command: AnyCommand, isStopped: boolean): Promise<void> => {
      const reply = await lane.ask(command)
      const { exitCode, done: ordered } = ('ok' in reply ? reply.ok : {}) as {
        exitCode?: number
        done?: boolean
      }
      const passed = exitCode === 0 || ordered === true
      counts[passed ? 'passed' : 'refused'] += 1
      if (passed && isStopped) tooLate.push(`${command.name} of player ${playerId}`)
    }
    const race = async (playerId: number, n: number): Promise<void> => {
      let isStopped = false
      let madeWhenStopped = 0
      const stop = async () => {
        await new Promise(resolve => setTimeout(resolve, randomInt(5)))
        await ways[n % ways.length]!(playerId)
        isStopped = true
        madeWhenStopped = await madeBy(playerId)
      }
      let stopping: Promise<void> | undefined
      for (let round = 0; round < rounds; round += 1) {
        // While what is asked in this round is on its way.
        if (round === n % (rounds - 1)) stopping = stop()
        await Promise.all([
          ask(playerId, joinOf({ playerId, instanceId }), isStopped),
          ask(playerId, orderOf(playerId), isStopped),
          // Money that is there already is his whatever he is. It comes to his row from the side of the lane.
          lane.ask(depositOf(playerId, 100n)),
        ])
      }
      await stopping
      await ask(playerId, joinOf({ playerId, instanceId }), true)
      await ask(playerId, orderOf(playerId), true)
      const late = (await madeBy(playerId)) - madeWhenStopped
      if (late > 0) tooLate.push(`${late} of player ${playerId}, asked before and committed after`)
    }
    await Promise.all(players.map((playerId, i) => race(playerId, done + i)))
    await lane.stop()
    await taken.release()
  }
  expect(tooLate).toEqual([])
  expect(counts.passed).toBeGreaterThan(races)
  expect(counts.refused).toBeGreaterThanOrEqual(2 * races)
  // The audit compares the time of every purchase and order with that of every restriction.
  expect(await books.problems()).toEqual([])
}, 3_600_000)
