import type { Tx } from '@fairground/database/transaction'
import { CompiledQuery } from 'kysely'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Log } from '#log.ts'
import type { Mail } from '#providers/mail.ts'
import type { TextMessage } from '#providers/text-messages.ts'
import type { Vault } from '#vault/vault.ts'

/** What is done after a call has been answered, each with what it needs to know. */
export interface JobPayloads {
  readonly mail: Mail
  readonly textMessage: TextMessage
}
export type JobName = keyof JobPayloads

const jobNames = Object.keys({ mail: true, textMessage: true } satisfies Record<JobName, true>) as JobName[]

type Doing = { readonly [N in JobName]: (payload: JobPayloads[N], memberId: number) => Promise<void> }

export interface Jobs {
  /** In the caller's transaction: what is taken back was never asked for, and what is committed is done at last. */
  add<N extends JobName>(tx: Tx, memberId: number, name: N, payload: JobPayloads[N]): Promise<void>
  stop(): Promise<void>
}

export interface JobWorker {
  stop(): Promise<void>
}

interface JobParts {
  readonly databaseUrl: string
  readonly vault: Vault
  readonly log: Log
}

/** Payloads hold addresses and keys, so the table of jobs holds them sealed. */
interface Stored {
  readonly memberId: number
  readonly sealed: string
}

const schema = 'jobs'
// Tried for about a day, ever more rarely; then it stays as failed for a week, to be looked at.
const patience = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 120,
}
const tidying = { retentionSeconds: 172_800, deleteAfterSeconds: 604_800 }

// A new job is told at once; one that waits for its next try is found by looking.
const pace = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const startBoss = async ({ databaseUrl, log }: JobParts, works: boolean): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: works ? 'jobs' : 'jobs-sender',
    schema,
    createSchema: false,
    max: works ? 3 : 1,
    supervise: works,
    schedule: false,
    ...(works ? { useListenNotify: true } : {}),
  })
  boss.on('error', error => log.warn({ err: error }, 'jobs'))
  await boss.start()
  for (const name of jobNames) await boss.createQueue(name, { ...patience, ...tidying, notify: true })
  return boss
}

/** For whoever asks for jobs. It opens nothing until the first one. */
export const createJobs = (parts: JobParts): Jobs => {
  let starting: Promise<PgBoss> | undefined
  return {
    async add(tx, memberId, name, payload) {
      starting ??= startBoss(parts, false)
      const boss = await starting.catch((error: unknown) => {
        starting = undefined
        throw error
      })
      const stored: Stored = {
        memberId,
        sealed: parts.vault.seal(memberId, `job/${name}`, payload).toString('base64'),
      }
      await boss.send(name, stored, { db: inside(tx) })
    },
    async stop() {
      await (await starting)?.stop({ graceful: false })
    },
  }
}

const inside = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/** Does what was asked for, a few at a time. What fails is tried again later. */
export const startJobs = async (parts: JobParts, doing: Doing): Promise<JobWorker> => {
  const boss = await startBoss(parts, true)
  const open = <N extends JobName>(name: N, { memberId, sealed }: Stored): JobPayloads[N] =>
    parts.vault.open(memberId, `job/${name}`, Buffer.from(sealed, 'base64')) as JobPayloads[N]
  const done: { readonly [N in JobName]: (data: Stored) => Promise<void> } = {
    mail: data => doing.mail(open('mail', data), data.memberId),
    textMessage: data => doing.textMessage(open('textMessage', data), data.memberId),
  }
  // What a provider says of a failure may name the person: the log has it, the row of the job does not.
  const tried = async (name: JobName, { id, data }: Job<Stored>): Promise<JobResult> => {
    try {
      await done[name](data)
      return { id, status: 'completed' }
    } catch (error) {
      parts.log.warn({ err: error, job: name }, 'not done, will be tried again')
      return { id, status: 'failed' }
    }
  }
  const work = (name: JobName) =>
    boss.work(name, pace, (jobs: Job<Stored>[]) => Promise.all(jobs.map(job => tried(name, job))))
  for (const name of jobNames) await work(name)
  return { stop: () => boss.stop({ timeout: 5000 }) }
}
