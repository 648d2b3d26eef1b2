import type { Tx } from '@fairground/database/transaction'
import { CompiledQuery } from 'kysely'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import type { Mail } from '#providers/mail.ts'
import type { PushMessage } from '#providers/push.ts'
import type { TextMessage } from '#providers/text-messages.ts'
import type { Vault } from '#vault/vault.ts'

/** The background jobs with their payloads. */
export interface JobPayloads {
  readonly mail: Mail
  readonly textMessage: TextMessage
  readonly push: PushJob
}

/** A push message to one browser of a player. */
export interface PushJob {
  readonly subscriptionId: string
  readonly message: PushMessage
}

export type JobName = keyof JobPayloads

const jobNames = Object.keys({
  mail: true,
  textMessage: true,
  push: true,
} satisfies Record<JobName, true>) as JobName[]

export type JobHandlers = {
  readonly [N in JobName]: (payload: JobPayloads[N], memberId: number) => Promise<void>
}

export interface Jobs {
  /** Adds a job in the caller's transaction. It runs if and only if the transaction commits. */
  add<N extends JobName>(tx: Tx, memberId: number, name: N, payload: JobPayloads[N]): Promise<void>
  stop(): Promise<void>
}

export interface JobWorker {
  stop(): Promise<void>
}

interface JobDeps {
  readonly databaseUrl: string
  readonly vault: Vault
  readonly log: Log
  /** The role may add jobs to queues that a worker has created, but create none. */
  readonly sendsOnly?: boolean
}

/** Payloads contain addresses and keys, so the job table stores them encrypted. */
interface StoredJob {
  readonly memberId: number
  readonly sealed: string
}

const schema = 'jobs'
// Exponential backoff for about a day. A failed job stays in the table for a week for inspection.
const retryPolicy = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 120,
  // A killed worker stops sending heartbeats; its jobs go to another one.
  heartbeatSeconds: 10,
}
const retention = { retentionSeconds: 172_800, deleteAfterSeconds: 604_800 }

/** How often a worker looks for the jobs of killed workers. */
const superviseSeconds = 10

// A new job is notified at once. A job that waits for its retry is found by polling.
const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const startBoss = async (
  { databaseUrl, log, sendsOnly = false }: JobDeps,
  works: boolean,
): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: works ? 'jobs' : 'jobs-sender',
    schema,
    createSchema: false,
    migrate: !sendsOnly,
    max: works ? 3 : 1,
    supervise: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: false,
    ...(works ? { useListenNotify: true } : {}),
  })
  boss.on('error', error => log.warn({ err: error }, 'job queue error'))
  await boss.start()
  if (!sendsOnly)
    for (const name of jobNames) await boss.createQueue(name, { ...retryPolicy, ...retention, notify: true })
  return boss
}

/** The sending side of the queue. It connects when the first job is added. */
export const createJobs = (deps: JobDeps): Jobs => {
  let starting: Promise<PgBoss> | undefined
  return {
    async add(tx, memberId, name, payload) {
      starting ??= startBoss(deps, false)
      const boss = await starting.catch((error: unknown) => {
        starting = undefined
        throw error
      })
      const stored: StoredJob = {
        memberId,
        sealed: deps.vault.seal(memberId, `job/${name}`, payload).toString('base64'),
      }
      await boss.send(name, stored, { db: toExecutor(tx) })
    },
    async stop() {
      await (await starting)?.stop({ graceful: false })
    },
  }
}

const toExecutor = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/** Runs jobs in small batches. A failed job is retried later. */
export const startJobs = async (deps: JobDeps, handlers: JobHandlers): Promise<JobWorker> => {
  const boss = await startBoss(deps, true)
  const open = <N extends JobName>(name: N, { memberId, sealed }: StoredJob): JobPayloads[N] =>
    deps.vault.open(memberId, `job/${name}`, Buffer.from(sealed, 'base64')) as JobPayloads[N]
  const runners: { readonly [N in JobName]: (data: StoredJob) => Promise<void> } = {
    mail: data => handlers.mail(open('mail', data), data.memberId),
    textMessage: data => handlers.textMessage(open('textMessage', data), data.memberId),
    push: data => handlers.push(open('push', data), data.memberId),
  }
  // A provider's error may contain personal data, so it goes to the log and not into the job row.
  const runJob = async (name: JobName, { id, data }: Job<StoredJob>): Promise<JobResult> => {
    try {
      await runners[name](data)
      return { id, status: 'completed' }
    } catch (error) {
      deps.log.warn({ err: error, job: name }, 'job failed, will be retried')
      return { id, status: 'failed' }
    }
  }
  const work = (name: JobName) =>
    boss.work(name, workOptions, (jobs: Job<StoredJob>[]) => Promise.all(jobs.map(job => runJob(name, job))))
  for (const name of jobNames) await work(name)
  return { stop: () => boss.stop({ timeout: 5000 }) }
}
