import { messageKinds } from '@fairground/contract/channel'
import type { Snapshot } from '@fairground/contract/snapshots'
import { type ParsedTopic, parseTopic, type Topic } from '@fairground/contract/topics'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { readAccounts } from '#instances/accounts.ts'
import { readGameViews } from '#instances/game-view.ts'
import type { Member, Members } from '#operator/members.ts'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'
import { isRowId } from '#platform/row-id.ts'
import { readOfflineEvents } from '#player/offline-events.ts'
import { readActiveNotices } from '#site-content/notices/queries.ts'
import { toPlatformFields } from '#site-content/notices/platform-fields.ts'
import { OutgoingMessage } from './outgoing-message.ts'
import { findSegment, findSharedGame, readPlayerGames, readTopicSeq } from './queries.ts'

export interface TakenSnapshot {
  readonly seq: number
  readonly frame: OutgoingMessage
}

export interface Snapshots {
  /** Undefined when the subject of the topic does not exist. */
  take(memberId: number, topic: Topic): Promise<TakenSnapshot | undefined>
  /** Reports whether the game of the topic exists. Other topics always exist for a viewer who may follow them. */
  exists(topic: Topic): Promise<boolean>
  readSeq(memberId: number, topic: Topic): Promise<number>
}

/** A viewer who asks again and again waits for the next read and shares it. */
const snapshotEveryMs = 100

/**
 * A later viewer may already know more than a snapshot that has started, so it never shares that one. Viewers that
 * wait for the next snapshot share it, so that a topic is read once at a time.
 */
export const createSnapshots = (db: Database, members: Members): Snapshots => {
  const taken = createCoalescingCache<TakenSnapshot | undefined>(0, snapshotEveryMs)
  const found = createCoalescingCache<boolean>(0)
  const seqs = createCoalescingCache<number>(0)
  return {
    take: (memberId, topic) =>
      taken.get(topic, '', async () => {
        const member = await members.byId(memberId)
        return member && takeSnapshot(db, member, topic)
      }),
    async exists(topic) {
      const parsed = parseTopic(topic)
      if (parsed?.kind !== 'game') return parsed !== null
      const { memberId, gameInstanceId } = parsed
      if (!isRowId(gameInstanceId)) return false
      return found.get(topic, '', () =>
        inMember(db, memberId, async tx => Boolean(await findSharedGame(tx, memberId, gameInstanceId))),
      )
    },
    readSeq: (memberId, topic) =>
      seqs.get(topic, '', () => inMember(db, memberId, tx => readTopicSeq(tx, topic))),
  }
}

/** Reads the sequence number before the state, so that the state is at least as new as the number. */
const takeSnapshot = (db: Database, member: Member, topic: Topic): Promise<TakenSnapshot | undefined> =>
  inMember(db, member.id, async tx => {
    const parsed = parseTopic(topic)
    if (!parsed) return undefined
    const seq = await readTopicSeq(tx, topic)
    const state = await readTopicState(tx, member, parsed)
    return state && { seq, frame: new OutgoingMessage([messageKinds.SNAPSHOT, topic, seq, state]) }
  })

const readTopicState = async (tx: Tx, member: Member, topic: ParsedTopic): Promise<Snapshot | undefined> => {
  switch (topic.kind) {
    case 'lobby':
      return {
        games: await readGameViews(tx, member.id, { listed: true }),
        ...toPlatformFields(await readActiveNotices(tx, member.id)),
      }
    case 'game': {
      if (!isRowId(topic.gameInstanceId)) return undefined
      const [game] = await readGameViews(tx, member.id, { ids: [topic.gameInstanceId] })
      return game && { game }
    }
    case 'player':
      return playerState(tx, member.id, topic.playerId)
  }
}

const playerState = async (tx: Tx, memberId: number, playerId: number): Promise<Snapshot<'player'>> => {
  const segment = await findSegment(tx, memberId, playerId)
  const playerInGames = await readPlayerGames(tx, memberId, playerId)
  return {
    accounts: await readAccounts(tx, memberId, playerId),
    playerInGames,
    playerSegment: segment,
    pendingEvents: await readOfflineEvents(tx, { memberId, playerId }),
  }
}
