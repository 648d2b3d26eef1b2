import { randomUUID } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { NoteSigner } from '@fairground/fair/log/checkpoint'
import { formatKey } from '@fairground/fair/log/note'
import type { LogPolicy } from '@fairground/fair/log/policy'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { createMembers, type Member } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { followWitness, type FollowOptions } from './follow-witness.ts'
import { logBooks, logHeads } from './log-books.ts'
import { type LogSettings, openLog } from './open-log.ts'
import { readPolicy, requirePolicy } from './policy.ts'
import type { Witness } from './push-checkpoint.ts'
import { findNewestPolicy } from './queries/policies.ts'
import { renewLogLeases } from './queries/leases.ts'
import { returnPublisherLease, takePublisherLease } from './queries/publishing.ts'
import { signNextCheckpoint } from './sign-next.ts'

export interface PublisherDeps {
  readonly db: Database
  readonly settings: LogSettings
  readonly log: Log
  readonly observeLag: FollowOptions['observeLag']
}

const pollEveryMs = 250
const leaseMs = 5000
const renewEveryMs = 1000
const headsEveryMs = 15_000
const booksEveryMs = 60_000
/** How soon a policy that was logged elsewhere is compared with the settings. A changed setting is noticed at once. */
const reopenEveryMs = 600_000

type Follower = ReturnType<typeof followWitness>

/** The work of this process on the log of one operator. */
interface OpenedLog {
  signer: NoteSigner
  /** The settings of the operator with which it was opened. */
  settings: string
  readonly followers: Map<string, Follower>
  /** A logged policy that is not in force yet changes the followers later. */
  awaitsPolicy: boolean
  /** Times of the monotonic clock. */
  openedAt: number
  leasedAt: number
  booksAt: number
}

interface Policies {
  /** In force now. */
  readonly current: LogPolicy
  readonly newest: LogPolicy
}

const readPolicies = async (tx: Tx, memberId: number): Promise<Policies> => ({
  current: await readPolicy(tx, memberId),
  newest: requirePolicy((await findNewestPolicy(tx, memberId))!.text),
})

/** What decides on key, name and policy of a log. */
const toSettings = ({ code, hosts, settings }: Member): string =>
  JSON.stringify([code, hosts, settings.witnessPolicy])

/** Signs the checkpoints of all logs and sends them to the witnesses. Of several workers, one per operator does it. */
export const startPublisher = ({ db, settings, log, observeLag }: PublisherDeps) => {
  const owner = randomUUID()
  const members = createMembers(db)
  const opened = new Map<number, OpenedLog>()
  const withHeads = new Set<number>()
  let renewedAt = -Infinity
  let headsAt = -Infinity
  const isDue = (at: number, everyMs: number) => performance.now() - at >= everyMs
  const isCurrent = ({ settings: known, openedAt }: OpenedLog, member: Member) =>
    known === toSettings(member) && !isDue(openedAt, reopenEveryMs)

  const open = async (memberId: number): Promise<OpenedLog | undefined> => {
    const member = await members.byId(memberId)
    if (!member) return undefined
    const known = opened.get(memberId)
    if (known && isCurrent(known, member)) return known
    const signer = await openLog(db, member, settings)
    const never = -Infinity
    const state = known ?? { followers: new Map(), awaitsPolicy: false, leasedAt: never, booksAt: never }
    const next = Object.assign(state, {
      signer,
      settings: toSettings(member),
      openedAt: performance.now(),
    })
    opened.set(memberId, next)
    return next
  }

  /** Renews all leases in one statement. A lease that another publisher has taken ends the work on that log. */
  const renewAll = async (): Promise<void> => {
    const at = performance.now()
    const held = await renewLogLeases(db, owner, leaseMs)
    for (const [memberId, state] of opened) {
      if (held.has(memberId)) state.leasedAt = at
      else if (state.leasedAt > -Infinity) {
        state.leasedAt = -Infinity
        await stopFollowers(state)
      }
    }
    renewedAt = at
  }

  /** Finds the logs with work, in a few statements for all operators. */
  const findWork = async (): Promise<readonly number[]> => {
    const due = new Set(withHeads)
    if (isDue(renewedAt, renewEveryMs)) {
      await renewAll()
      const unchanged = new Set<number>()
      for (const member of await members.all()) {
        const state = opened.get(member.id)
        if (state && isCurrent(state, member) && !state.awaitsPolicy) unchanged.add(member.id)
      }
      for (const [memberId, { booksAt }] of opened)
        if (!unchanged.has(memberId) || isDue(booksAt, booksEveryMs)) due.add(memberId)
    }
    if (isDue(headsAt, headsEveryMs)) {
      headsAt = performance.now()
      withHeads.clear()
      for (const memberId of await findDue('heads')(db)) {
        withHeads.add(memberId)
        due.add(memberId)
      }
    }
    for (const memberId of await findDue('checkpoints')(db)) due.add(memberId)
    const isHeld = (memberId: number) => (opened.get(memberId)?.leasedAt ?? -Infinity) > -Infinity
    const free = await findDue('free_logs')(db)
    return [...new Set([...due].filter(isHeld).concat(free))]
  }

  const stopFollowers = async ({ followers }: OpenedLog): Promise<void> => {
    const stopped = [...followers.values()]
    followers.clear()
    await Promise.all(stopped.map(follower => follower.stop()))
  }

  const takeLease = async (memberId: number, state: OpenedLog): Promise<boolean> => {
    if (!isDue(state.leasedAt, leaseMs)) return true
    const at = performance.now()
    const held = await inMember(db, memberId, tx => takePublisherLease(tx, memberId, owner, leaseMs))
    state.leasedAt = held ? at : -Infinity
    if (held) await updateFollowers(memberId, state)
    else await stopFollowers(state)
    return held
  }

  const updateFollowers = async (memberId: number, state: OpenedLog): Promise<void> =>
    follow(memberId, state, await inMember(db, memberId, tx => readPolicies(tx, memberId)))

  /** Follows the witnesses in force and those that come into force later, so that these have caught up by then. */
  const follow = async (memberId: number, state: OpenedLog, { current, newest }: Policies): Promise<void> => {
    const { followers } = state
    state.awaitsPolicy = formatPolicy(current) !== formatPolicy(newest)
    const wanted = new Map<string, Witness>()
    for (const witness of [...current.witnesses, ...newest.witnesses]) {
      const { url } = witness
      if (url !== undefined) wanted.set(`${formatKey(witness)} ${url}`, { ...witness, url })
    }
    for (const [key, follower] of followers) {
      if (wanted.has(key)) continue
      followers.delete(key)
      await follower.stop()
    }
    for (const [key, witness] of wanted) {
      if (!followers.has(key)) followers.set(key, followWitness({ db, memberId, witness, log, observeLag }))
    }
  }

  const work = async (memberId: number): Promise<boolean> => {
    const state = await open(memberId)
    if (!state || !(await takeLease(memberId, state))) return false
    if (state.awaitsPolicy) await updateFollowers(memberId, state)
    const hasHeads = withHeads.has(memberId)
    const hasBooks = isDue(state.booksAt, booksEveryMs)
    const policies = await inMember(db, memberId, async tx => {
      if (hasHeads) await logHeads(tx, memberId)
      if (hasBooks) await logBooks(tx, memberId)
      const signed = await signNextCheckpoint(tx, memberId, state.signer)
      // One of the new entries may be a policy.
      return signed ? await readPolicies(tx, memberId) : undefined
    })
    if (hasHeads) withHeads.delete(memberId)
    if (hasBooks) state.booksAt = performance.now()
    if (!policies) return false
    await follow(memberId, state, policies)
    for (const follower of state.followers.values()) follower.wake()
    return false
  }

  const polling = pollMembers({
    db,
    log,
    name: 'public log',
    everyMs: pollEveryMs,
    findDue: findWork,
    work,
  })
  return {
    async stop(): Promise<void> {
      await polling.stop()
      await Promise.all([...opened.values()].map(stopFollowers))
      const release = [...opened.keys()].map(memberId =>
        inMember(db, memberId, tx => returnPublisherLease(tx, memberId, owner)),
      )
      await Promise.allSettled(release)
    },
  }
}
