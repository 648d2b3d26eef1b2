import { joinErrors } from '@fairground/contract/errors/join'
import type { AnyCommand } from '#ledger/commands.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import { playWithinMs } from './deadline.ts'
import type { LaneReply } from './lane-reply.ts'

type Reply = LaneReply<unknown>

interface RefusedKey {
  readonly opHash: Uint8Array
  readonly reply: Reply
  readonly decideBefore: number
  readonly forgetAt: number
}

/** The refusals of one batch. The lane remembers them when the batch is committed. */
export interface BatchRefusals {
  /** The remembered refusal that answers this command. */
  find(command: AnyCommand): Reply | undefined
  add(command: AnyCommand, reply: Reply): void
  keep(): void
}

/** The keys of players' requests that a lane has refused, so that a delayed copy of a refused request is not decided. */
export interface RefusedKeys {
  begin(): BatchRefusals
  add(command: AnyCommand, reply: Reply): void
}

/** The clocks of a sender and the database may differ by as much as the deadline is long. */
export const keepRefusalMs: number = 2 * playWithinMs

/** Above it the oldest key is forgotten, and only the deadline stops its copies. */
const maxRefusedKeys = 50_000

/** Each key is kept until every copy that was sent before its refusal has expired. `now` must not jump. */
export const createRefusedKeys = (
  now: () => number = () => performance.now(),
  maxKeys = maxRefusedKeys,
): RefusedKeys => {
  const kept = new Map<string, RefusedKey>()

  const keep = (opKey: string, refused: RefusedKey): void => {
    // A map returns its entries in the order of insertion, so the oldest is the first.
    kept.delete(opKey)
    kept.set(opKey, refused)
    for (const [key, { forgetAt }] of kept) {
      if (forgetAt > now() && kept.size <= maxKeys) return
      kept.delete(key)
    }
  }

  const toRefusedKey = (command: AnyCommand, reply: Reply): RefusedKey => ({
    opHash: hashContent(command),
    reply,
    decideBefore: command.decideBefore ?? 0,
    forgetAt: now() + keepRefusalMs,
  })

  return {
    add(command, reply) {
      const opKey = findRequestKey(command)
      if (opKey !== undefined) keep(opKey, toRefusedKey(command, reply))
    },
    begin() {
      const fresh = new Map<string, RefusedKey>()
      return {
        find(command) {
          const opKey = findRequestKey(command)
          const refused = opKey === undefined ? undefined : (fresh.get(opKey) ?? kept.get(opKey))
          return refused && refused.forgetAt > now() ? toReply(command, refused) : undefined
        },
        add(command, reply) {
          const opKey = findRequestKey(command)
          if (opKey !== undefined && isFinal(command, reply)) fresh.set(opKey, toRefusedKey(command, reply))
        },
        keep() {
          for (const [opKey, refused] of fresh) keep(opKey, refused)
        },
      }
    },
  }
}

/** Only a key that contains the id of a player's request stands for one request. Other keys stand for a step of a thing. */
const findRequestKey = ({ request, decideBefore }: AnyCommand): string | undefined =>
  decideBefore !== undefined && 'opKey' in request ? request.opKey : undefined

const hashContent = ({ request }: AnyCommand): Uint8Array =>
  contentHash('content' in request ? request.content : request)

/** The sender of a purchase that may move looks for the next instance and asks again. */
const isFinal = ({ request }: AnyCommand, reply: Reply): boolean => {
  const mayMove = 'mayMove' in request && request.mayMove === true
  const answer = 'ok' in reply ? (reply.ok as { readonly exitCode?: number }) : {}
  return !mayMove || answer.exitCode !== joinErrors.gameUnavailable.code
}

const toReply = (command: AnyCommand, { opHash, reply, decideBefore }: RefusedKey): Reply | undefined => {
  // The lane has not decided the content, so a player who sends it again later gets a decision.
  if ('refused' in reply && (command.decideBefore ?? 0) > decideBefore) return undefined
  return Buffer.compare(opHash, hashContent(command)) === 0 ? reply : { refused: 'conflict' }
}
