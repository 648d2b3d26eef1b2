import { randomUUID } from 'node:crypto'
import { CallFault } from '@fairground/client/call-fault'
import type { SeededRandom } from '#support/seeded-random.ts'
import { joinOnce } from './join-once.ts'
import type { StressStack } from './stress-stack.ts'

export interface RetryOptions {
  readonly keys: number
  readonly random: SeededRandom
}

const atOnce = 64

/** Sends every key one to five times, many concurrently and some with a changed body: exactly one journal per key. */
export const retries = async (
  stack: StressStack,
  { keys, random }: RetryOptions,
  say: (line: string) => void,
): Promise<string[]> => {
  const instanceId = await stack.openRun(keys + 1)
  const problems: string[] = []
  const opKeys: string[] = []
  const count = { sent: 0, concurrent: 0, changed: 0 }

  const oneKey = async (n: number): Promise<void> => {
    const player = stack.players[n % stack.players.length]!
    const requestId = randomUUID()
    const opKey = `join:${player.id}:${requestId}`
    opKeys.push(opKey)
    const line = random.line(6, 49)
    const send = () => joinOnce(player, instanceId, requestId, line)
    const copies = 1 + random.below(5)
    const concurrently = random.below(100) < 30
    count.sent += copies
    if (concurrently) count.concurrent += 1
    const codes: (string | undefined)[] = []
    if (concurrently) {
      const answers = await Promise.all(Array.from({ length: copies }, send))
      codes.push(...answers.map(answer => answer.joinCode))
    } else for (let i = 0; i < copies; i++) codes.push((await send()).joinCode)
    if (codes[0] === undefined || new Set(codes).size !== 1)
      problems.push(`${opKey}: the ${copies} answers differ: ${codes.join(', ')}`)
    if (random.below(100) >= 5) return
    count.changed += 1
    const other = line.map(number => (number % 49) + 1)
    const refusal = await joinOnce(player, instanceId, requestId, other).catch((error: unknown) => error)
    if (!(refusal instanceof CallFault && refusal.faultName === 'request.conflict'))
      problems.push(`${opKey}: the changed body was not refused`)
  }

  let next = 0
  const client = async (): Promise<void> => {
    while (next < keys) await oneKey(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const [booked] = await stack.rows<{ journals: number; requested: number; tickets: number }>(
    `SELECT count(*)::int AS journals, (count(*) FILTER (WHERE op_key = ANY($2)))::int AS requested,
            (SELECT count(*)::int FROM ticket WHERE instance_id = $1) AS tickets
       FROM journal WHERE kind = 'join' AND ref = $1`,
    [instanceId, opKeys],
  )
  const { journals, requested, tickets } = booked!
  if (journals !== keys || requested !== keys || tickets !== keys)
    problems.push(`${keys} keys: ${journals} journals, ${requested} of them requested, ${tickets} tickets`)
  say(
    `${keys} keys sent ${count.sent} times, ${count.concurrent} concurrently, ${count.changed} with a changed body: ${journals} journals`,
  )
  return problems
}
