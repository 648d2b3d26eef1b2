import { randomUUID } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { NoteSigner } from '@fairground/fair/log/checkpoint'
import { formatKey } from '@fairground/fair/log/note'
import { createMembers } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { pollMembers } from '#platform/poll-members.ts'
import { followWitness, type FollowOptions } from './follow-witness.ts'
import { logBooks, logHeads } from './log-books.ts'
import { type LogSettings, openLog } from './open-log.ts'
import { readPolicy, requirePolicy } from './policy.ts'
import type { Witness } from './push-checkpoint.ts'
import { findNewestPolicy } from './queries/policies.ts'
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
/** How soon a changed policy in the settings takes effect. */
const reopenEveryMs = 10_000

type Follower = ReturnType<typeof followWitness>

/** The work of this process on the log of one operator. */
interface OpenedLog {
  signer: NoteSigner
  readonly followers: Map<string, Follower>
  /** Times of the monotonic clock. */
  openedAt: number
  leasedAt: number
  headsAt: number
  booksAt: number
}

/** Signs the checkpoints of all logs and sends them to the witnesses. Of several workers, one per operator does it. */
export const startPublisher = ({ db, settings, log, observeLag }: PublisherDeps) => {
  const owner = randomUUID()
  const members = createMembers(db)
  const opened = new Map<number, OpenedLog>()
  const isDue = (at: number, everyMs: number) => performance.now() - at >= everyMs

  const open = async (memberId: number): Promise<OpenedLog | undefined> => {
    const known = opened.get(memberId)
    if (known && !isDue(known.openedAt, reopenEveryMs)) return known
    const member = await members.byId(memberId)
    if (!member) return undefined
    const signer = await openLog(db, member, settings)
    const now = performance.now()
    const never = -Infinity
    const state = known ?? { followers: new Map(), leasedAt: never, headsAt: never, booksAt: never }
    const next = Object.assign(state, { signer, openedAt: now })
    opened.set(memberId, next)
    return next
  }

  const stopFollowers = async ({ followers }: OpenedLog): Promise<void> => {
    const stopped = [...followers.values()]
    followers.clear()
    await Promise.all(stopped.map(follower => follower.stop()))
  }

  const holdsLease = async (memberId: number, state: OpenedLog): Promise<boolean> => {
    if (!isDue(state.leasedAt, renewEveryMs)) return true
    const at = performance.now()
    const held = await inMember(db, memberId, tx => takePublisherLease(tx, memberId, owner, leaseMs))
    state.leasedAt = held ? at : -Infinity
    if (held) await updateFollowers(memberId, state)
    else await stopFollowers(state)
    return held
  }

  /** Follows the witnesses in force and those that come into force later, so that these have caught up by then. */
  const updateFollowers = async (memberId: number, { followers }: OpenedLog): Promise<void> => {
    const [current, newest] = await inMember(db, memberId, async tx => [
      await readPolicy(tx, memberId),
      requirePolicy((await findNewestPolicy(tx, memberId))!.text),
    ])
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
    if (!state || !(await holdsLease(memberId, state))) return false
    if (isDue(state.headsAt, headsEveryMs)) {
      await inMember(db, memberId, tx => logHeads(tx, memberId))
      state.headsAt = performance.now()
    }
    if (isDue(state.booksAt, booksEveryMs)) {
      await inMember(db, memberId, tx => logBooks(tx, memberId))
      state.booksAt = performance.now()
    }
    const signed = await inMember(db, memberId, tx => signNextCheckpoint(tx, memberId, state.signer))
    if (signed) for (const follower of state.followers.values()) follower.wake()
    return false
  }

  const polling = pollMembers({ db, log, name: 'public log', everyMs: pollEveryMs, work })
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
