import { randomUUID } from 'node:crypto'
import { depositKinds, type LimitKind, stakeKinds } from '@fairground/rules/limits/window'
import { parseDecimal } from '@fairground/rules/money/money'
import { parseCurrency } from '#platform/money.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { toSubject } from '#staff/lock-player.ts'
import { readSupportCap } from '#staff/queries/limits.ts'

const limitKinds: readonly LimitKind[] = [...depositKinds, ...stakeKinds]

interface TypedLimit {
  readonly kind: string
  /** An amount such as 100 or 99.50, or `none`, which removes the limit of customer service. */
  readonly amount: string
}

/** A limit of customer service applies at once. If the player has a stricter limit, that one applies. */
export const setPlayerLimit = (
  deps: StaffDeps,
  acting: Acting,
  username: string,
  typed: TypedLimit,
): Promise<string> => {
  const { id: memberId, currency } = acting.member
  const kind = limitKinds.find(each => each === typed.kind)
  if (!kind) throw new CommandRefused(`the kind must be one of ${limitKinds.join(', ')}`)
  const newCap = typed.amount === 'none' ? null : parseDecimal(typed.amount, parseCurrency(currency))?.amount
  if (newCap === undefined) throw new CommandRefused(`${typed.amount} is not an amount in ${currency}`)
  return act(deps, acting, 'limit', async tx => {
    // Not locked, because the lane locks the player while it sets the limit.
    const row = await findPlayerByUsername(tx, memberId, username)
    if (!row) throw new CommandRefused(`there is no player ${username}`)
    const limit = { playerId: row.id, kind, currency }
    const before = await readSupportCap(tx, { memberId, ...limit })
    await deps.lane.submit(memberId, 'setLimit', {
      ...limit,
      opKey: `support-limit:${randomUUID()}`,
      source: 'support',
      newCap,
      reason: acting.reason,
    })
    const after = newCap === null ? 'none' : `${typed.amount} ${currency}`
    return {
      subject: toSubject(row),
      before: { kind, cap: before === null ? null : String(before) },
      after: { kind, cap: newCap === null ? null : String(newCap) },
      result: `${kind} ${after}`,
    }
  })
}
