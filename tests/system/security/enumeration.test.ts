import { writeDetails } from '@fairground/server/player/details'
import { setUp } from '@fairground/server/session/stand-in.test-support'
import { type Poster, posterFrom } from '@fairground/testkit/server/post-from'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { separability } from './separability.ts'

/** Of each class. FAIRGROUND_SECURITY_CALLS=2000 makes as many as the claim is about. */
const calls = Number(process.env['FAIRGROUND_SECURITY_CALLS'] ?? '60')
/** With fewer calls chance alone goes further: three standard deviations of the area at this number. */
const mostSeparable = Math.max(0.55, 0.5 + 3 * Math.sqrt((2 * calls + 1) / (12 * calls * calls)))
const crowd = 20

const server = useTestServer({ crowd })
let browser: Poster

beforeAll(async () => {
  browser = posterFrom('127.0.0.1', server().baseUrl, server().member())
  const players = await server().sql<{ id: number; username: string }>(
    `SELECT id, username FROM player WHERE member_id = 1 AND username LIKE 'crowd%'`,
  )
  await setUp(server(), 1, async (tx, vault) => {
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
  readonly inputOf: (name: string) => object
  /** What would make later calls differ from the first. */
  readonly forget: string
  /** Pairs that run at the same time. */
  readonly atOnce: number
}

/** The two classes in turns, so that what else happens on the machine happens to both. */
const compare = async ({ operation, inputOf, forget, atOnce }: Comparison) => {
  const [real, invented] = [measured(), measured()]
  const pair = async (i: number) => {
    const n = (i % crowd) + 1
    const both = [
      () => real.call(operation, inputOf(`crowd${n}`)),
      () => invented.call(operation, inputOf(`nobody${n}`)),
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

describe('whether an account exists is not told', () => {
  it('by login', { timeout: 30 * minutes }, async () => {
    const { real, invented } = await compare({
      operation: 'login',
      inputOf: username => ({ username, password: 'wrong123' }),
      forget: 'DELETE FROM login_failure',
      atOnce: 1,
    })
    expect(real.bodies).toEqual(invented.bodies)
    expect(real.bodies.size).toBe(1)
    expect(separability(real.times, invented.times)).toBeLessThanOrEqual(mostSeparable)
  })

  it('by the reset of a password', { timeout: 60 * minutes }, async () => {
    const { real, invented } = await compare({
      operation: 'requestResetPassword',
      inputOf: usernameOrEmail => ({ usernameOrEmail }),
      forget: 'DELETE FROM link_key',
      atOnce: 10,
    })
    expect(real.bodies).toEqual(invented.bodies)
    expect(real.bodies.size).toBe(1)
    expect(separability(real.times, invented.times)).toBeLessThanOrEqual(mostSeparable)
  })
})
