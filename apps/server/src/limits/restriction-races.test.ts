import { randomInt, randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCommand } from '#ledger/commands.ts'
import type { Member } from '#operator/members.ts'
import type { StaffDeps } from '#staff/act.ts'
import { banPlayer } from '#staff/ban-player.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import { type Books, currency, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, takeLane } from '#testing/take-lane.test-support.ts'

/** The number of players restricted while they buy and deposit. A long run uses 10,000. */
const races = Number(process.env['RACES'] ?? 120)
const concurrentPlayers = 20
const attempts = 8
const day = 86_400_000

let books: Books

beforeAll(async () => {
  books = await openBooks({ cap: 10_000_000, playerMax: 1000 })
})
afterAll(() => books.close())

const depositOrder = (playerId: number): AnyCommand => ({
  name: 'orderDeposit',
  request: { opKey: randomUUID(), playerId, provider: 'psp', currency, amount: 100n },
})

/** The number of committed tickets and deposit orders of the player. */
const countCommitted = async (playerId: number): Promise<number> => {
  const text = `
    SELECT (SELECT count(*) FROM ticket WHERE member_id = $1 AND player_id = $2)::int
         + (SELECT count(*) FROM payment WHERE member_id = $1 AND player_id = $2)::int AS n`
  return (await books.one<{ n: number }>(text, [books.memberId, playerId])).n
}

const readUsername = async (playerId: number): Promise<string> => {
  const values = [books.memberId, playerId]
  const text = 'SELECT username FROM player WHERE member_id = $1 AND id = $2'
  return (await books.one<{ username: string }>(text, values)).username
}

/** A ban, a time-out and a self-exclusion. */
const restrictions: readonly ((playerId: number) => Promise<unknown>)[] = [
  async playerId => {
    const deps = { db: books.app.db } as StaffDeps
    const acting = { member: { id: books.memberId } as Member, actor: 'staff', reason: 'a race' }
    await banPlayer(deps, acting, await readUsername(playerId))
  },
  ...(['timedOut', 'selfExcluded'] as const).map(status => (playerId: number) => {
    const { memberId, app } = books
    const restriction = { status, until: Date.now() + 300 * day }
    return inMember(app.db, memberId, tx => restrictPlayer(tx, { memberId, playerId }, restriction))
  }),
]

it(`accepts no purchase and no deposit order after the commit of a restriction, in ${races} races`, async () => {
  const instanceId = await books.instance()
  const counts = { passed: 0, refused: 0 }
  const tooLate: string[] = []
  for (let done = 0; done < races; done += concurrentPlayers) {
    const players = await books.players(Math.min(concurrentPlayers, races - done))
    const taken = await takeLane(books.app.pool, books.memberId)
    const lane = startLane(taken)
    const submit = async (playerId: number, command: AnyCommand, isStopped: boolean): Promise<void> => {
      const reply = await lane.submit(command)
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
      let countWhenStopped = 0
      const stop = async () => {
        await new Promise(resolve => setTimeout(resolve, randomInt(5)))
        await restrictions[n % restrictions.length]!(playerId)
        isStopped = true
        countWhenStopped = await countCommitted(playerId)
      }
      let stopping: Promise<void> | undefined
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        // The restriction starts while the commands of this attempt are in flight.
        if (attempt === n % (attempts - 1)) stopping = stop()
        await Promise.all([
          submit(playerId, joinCommand({ playerId, instanceId }), isStopped),
          submit(playerId, depositOrder(playerId), isStopped),
          // Money that has arrived is credited to a restricted player too. The credit competes for the same row.
          lane.submit(depositCommand(playerId, 100n)),
        ])
      }
      await stopping
      await submit(playerId, joinCommand({ playerId, instanceId }), true)
      await submit(playerId, depositOrder(playerId), true)
      const late = (await countCommitted(playerId)) - countWhenStopped
      if (late > 0)
        tooLate.push(`${late} of player ${playerId}, submitted before and committed after the restriction`)
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
