import { join } from 'node:path'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { type Demo, startDemo } from '@fairground/testkit/demo/start-demo'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { pause } from '#support/pause.ts'
import { readWinnersSeconds } from './control-seconds.ts'
import { honestCloseBeforeMs, honestMembers } from './honest-world.ts'
import * as figures from './read-figures.ts'
import { type EndedInstance, findRecordProblem } from './verify-records.ts'

export interface HonestOptions {
  /** A folder for the stack. */
  readonly folder: string
  /** Draws and decks that end before the sale stops. */
  readonly draws: number
  /** The sale stops after this time with fewer draws too. */
  readonly minutes: number
  /** Purchases per second of all simulated players. */
  readonly rate: number
  readonly say: (line: string) => void
}

export type HonestReport = Awaited<ReturnType<typeof readReport>>

const progressEveryMs = 10_000

/** Runs the demo with its crowd, witnesses and control system, then verifies every record. No party cheats. */
export const runHonest = async (options: HonestOptions): Promise<HonestReport> => {
  const { folder, rate, say } = options
  const demo = await startDemo({
    folder,
    durable: true,
    members: honestMembers,
    players: 40,
    rate,
    approvalMs: 60_000,
    closeBeforeMs: honestCloseBeforeMs,
    report: say,
    // All simulated players share one IP address.
    environment: { FAIRGROUND_RATE_FACTOR: '1000' },
  })
  try {
    await sell(demo, options)
    say('waiting until every closed draw has ended')
    await demo.stopPeople()
    await untilEnded(demo.stack.ownerUrl)
    return await readReport(demo, folder, say)
  } finally {
    await demo.stop()
  }
}

/** Sells until enough draws have ended, and at least one of every kind. */
const sell = async ({ stack }: Demo, { draws, minutes, say }: HonestOptions): Promise<void> => {
  const started = Date.now()
  for (;;) {
    const seconds = Math.round((Date.now() - started) / 1000)
    const kinds = await asOwner(stack.ownerUrl, figures.readKinds)
    const ended = kinds.reduce((sum, kind) => sum + kind.ended, 0)
    const drawn = kinds.filter(kind => kind.ended > 0).length
    say(`${seconds} s: ${ended} draws and decks of ${drawn} kinds have ended`)
    if ((ended >= draws && drawn === kinds.length) || seconds >= minutes * 60) return
    await pause(progressEveryMs)
  }
}

const patienceMs = 300_000

/** Waits for all draws that are no longer on sale. Those on sale stay open: closing all at once would be no honest load. */
const untilEnded = async (ownerUrl: string): Promise<void> => {
  const stoppedAt = Date.now()
  while (Date.now() < stoppedAt + patienceMs) {
    const { rows } = await asOwner(ownerUrl, client =>
      client.query(
        `SELECT FROM game_instance
          WHERE sold > 0 AND closed_at < to_timestamp($1 / 1000.0) AND status NOT IN ('ENDED', 'REFUNDED')`,
        [stoppedAt],
      ),
    )
    if (rows.length === 0) return
    await pause(progressEveryMs / 10)
  }
  throw new Error(`draws did not end within ${patienceMs / 1000} s`)
}

const readEnded = (ownerUrl: string): Promise<readonly EndedInstance[]> =>
  asOwner(ownerUrl, async client => {
    const { rows } = await client.query<Omit<EndedInstance, 'isDeck'> & { kind: string }>(
      `SELECT i.member_id AS "memberId", i.id, g.rule AS kind,
              (SELECT p.text FROM log_policy p WHERE p.member_id = i.member_id ORDER BY p.index LIMIT 1) AS "policyText"
         FROM game_instance i JOIN game g ON (g.member_id, g.id) = (i.member_id, i.game_id)
        WHERE i.status = 'ENDED' AND i.sold > 0 ORDER BY 1, 2`,
    )
    return rows.map(({ kind, ...row }) => ({ ...row, isDeck: isInstantKind(kind) }))
  })

/** The figures come first, because draws go on while their records are verified. */
const readReport = async ({ stack }: Demo, folder: string, say: (line: string) => void) => {
  const ended = await readEnded(stack.ownerUrl)
  const measured = await asOwner(stack.ownerUrl, async client => ({
    incidents: await figures.readIncidents(client),
    kinds: await figures.readKinds(client),
    cardDelays: await figures.readCardDelays(client),
    resultDelays: await figures.readResultDelays(client),
    winnersSeconds: readWinnersSeconds(join(folder, 'control.log')),
    logSizes: await figures.readLogSizes(client),
    servedDecks: (await figures.readServedDecks(client)).rows,
  }))
  say(`verifying ${ended.length} records`)
  const recordProblems: string[] = []
  for (const instance of ended) {
    const problem = await findRecordProblem(`http://127.0.0.1:${stack.port}`, instance)
    if (problem !== undefined) recordProblems.push(problem)
  }
  say('auditing')
  const audit = await findAuditProblems(stack.databaseUrl)
  const decks = ended.filter(({ isDeck }) => isDeck).length
  return { records: ended.length, decks, recordProblems, audit, ...measured }
}
