import { demoPassword } from '@fairground/testkit/demo/world'
import { type Poster, createPoster } from '@fairground/testkit/server/poster'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The full run uses FAIRGROUND_SECURITY_GUESSES=100000. */
const guesses = Number(process.env['FAIRGROUND_SECURITY_GUESSES'] ?? '2000')
const addresses = Math.min(1000, guesses / 20)
/** The profile's maximum of failed attempts from origins unknown to the player. */
const maxCompared = 10
const atOnce = 20
const minutes = 60_000

const server = useTestServer()
const guessers: Poster[] = []
let home: Poster

beforeAll(() => {
  const { baseUrl } = server()
  home = createPoster('127.0.0.1', baseUrl, server().member())
  for (let i = 0; i < addresses; i++)
    guessers.push(createPoster(`127.1.${Math.floor(i / 250)}.${(i % 250) + 1}`, baseUrl, server().member()))
})
afterAll(() => {
  for (const poster of [...guessers, home]) poster.close()
})

const parseCode = (body: string): unknown => (JSON.parse(body) as { code?: unknown }).code

it(`${guesses} guesses from ${addresses} addresses: at most ${maxCompared} passwords are compared, and the player can still log in`, {
  timeout: 30 * minutes,
}, async () => {
  const login = () => home.post('login', { username: 'alice', password: demoPassword })
  expect((await login()).status).toBe(200)
  const answers = new Map<unknown, number>()
  let next = 0
  const guess = async () => {
    for (let i = next++; i < guesses; i = next++) {
      const poster = guessers[i % addresses]!
      const { body } = await poster.post('login', { username: 'alice', password: `guess${i}` })
      const code = parseCode(body)
      answers.set(code, (answers.get(code) ?? 0) + 1)
    }
  }
  const halfway = (async () => {
    while (next < guesses / 2) await new Promise(resolve => setTimeout(resolve, 20))
    return (await login()).status
  })()
  await Promise.all(Array.from({ length: atOnce }, guess))
  // Code 103 means that the password was compared; code 106 means that the attempt was blocked before.
  expect(answers.get(103) ?? 0).toBeLessThanOrEqual(maxCompared)
  expect((answers.get(103) ?? 0) + (answers.get(106) ?? 0)).toBe(guesses)
  expect(await halfway).toBe(200)
  expect((await login()).status).toBe(200)
})
