import { writeDetails } from '@fairground/server/player/details'
import { runInMember } from '@fairground/server/session/sandbox-service.test-support'
import { type Poster, createPoster } from '@fairground/testkit/server/poster'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { separability } from './separability.ts'

/** Calls per class. The full run uses FAIRGROUND_SECURITY_CALLS=2000. */
const calls = Number(process.env['FAIRGROUND_SECURITY_CALLS'] ?? '60')
/** Fewer calls vary more by chance: 0.5 plus three standard deviations of the area at this number of calls. */
const maxSeparability = Math.max(0.55, 0.5 + 3 * Math.sqrt((2 * calls + 1) / (12 * calls * calls)))
const crowd = 20

const server = useTestServer({ crowd })
let browser: Poster

beforeAll(async () => {
  browser = createPoster('127.0.0.1', server().baseUrl, server().member())
  const players = await server().sql<{ id: number; username: string }>(
    `SELECT id, username FROM player WHERE member_id = 1 AND username LIKE 'crowd%'`,
  )
  await runInMember(server(), 1, async (tx, vault) => {
    for (const { id, username } of players)
      await writeDetails(tx, vault, { memberId: 1, playerId: id }, { email: `${username}@example.test` })
  })
})
afterAll(() => browser.close())

interface Measured {
  readonly bodies: ReadonlySet<string>
  readonly times: readonly number[]
}

const measured = () => {
  const bodies = new Set<string>()
  const times: number[] = []
  return {
    result: { bodies, times } as Measured,
    async call(operation: string, input: object) {
      const start = performance.now()
      const { status, body } = await browser.post(operation, input)
      times.push(performance.now() - start)
      bodies.add(`${status} ${body}`)
    },
  }
}

interface Comparison {
  readonly operation: string
  readonly toInput: (name: string) => object
  /** Deletes state that would make later calls differ from the first. */
  readonly forget: string
  /** The number of concurrent pairs. */
  readonly atOnce: number
}

/** Alternates the two classes, so that other load on the machine affects both equally. */
const compare = async ({ operation, toInput, forget, atOnce }: Comparison) => {
  const [real, invented] = [measured(), measured()]
  const pair = async (i: number) => {
    const n = (i % crowd) + 1
    const both = [
      () => real.call(operation, toInput(`crowd${n}`)),
      () => invented.call(operation, toInput(`unknown${n}`)),
    ]
    for (const call of i % 2 === 0 ? both : both.toReversed()) await call()
  }
  for (let done = 0; done < calls; done += atOnce) {
    if (done % crowd === 0) await server().sql(forget)
    await Promise.all(Array.from({ length: atOnce }, (_, i) => pair(done + i)))
  }
  return { real: real.result, invented: invented.result }
}

const minutes = 60_000

describe('the existence of an account is not revealed', () => {
  it('by login', { timeout: 30 * minutes }, async () => {
    const { real, invented } = await compare({
      operation: 'login',
      toInput: username => ({ username, password: 'wrong123' }),
      forget: 'DELETE FROM login_failure',
      atOnce: 1,
    })
    expect(real.bodies).toEqual(invented.bodies)
    expect(real.bodies.size).toBe(1)
    expect(separability(real.times, invented.times)).toBeLessThanOrEqual(maxSeparability)
  })

  it('by a password reset request', { timeout: 60 * minutes }, async () => {
    const { real, invented } = await compare({
      operation: 'requestResetPassword',
      toInput: usernameOrEmail => ({ usernameOrEmail }),
      forget: 'DELETE FROM link_key',
      atOnce: 10,
    })
    expect(real.bodies).toEqual(invented.bodies)
    expect(real.bodies.size).toBe(1)
    expect(separability(real.times, invented.times)).toBeLessThanOrEqual(maxSeparability)
  })
})
