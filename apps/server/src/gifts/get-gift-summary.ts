import { databaseNow, inMember } from '@fairground/database/transaction'
import { windowStart } from '@fairground/rules/limits/window'
import type { Handler } from '#operation/handler.ts'
import { decimal } from '#platform/money.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import type { Vault } from '#vault/vault.ts'
import { callerKey, readLanguage } from './caller-player.ts'
import { sealPurpose } from './find-recipients.ts'
import { giftCap } from './gift-cap.ts'
import { toSentGift } from './gift-view.ts'
import { readGivenSince, readSent, type SentRow } from './queries/sent.ts'

export const getGiftSummary: Handler<'getGiftSummary'> = async (_, caller, { db, vault }) => {
  const { member } = caller
  const { currency } = member
  return inMember(db, member.id, async tx => {
    const player = callerKey(caller)
    const language = await readLanguage(tx, caller)
    const monthStart = windowStart('depositMonth', await databaseNow(tx))
    const given = await readGivenSince(tx, player, currency, monthStart)
    const sent = await readSent(tx, player)
    return {
      sent: sent.map(row => toSentGift(row, nameFor(vault, member.id, row), language)),
      givenThisMonth: decimal(given, currency),
      monthlyCap: decimal(giftCap(member), currency),
      currencyId: currency,
      block: await readRewardBlock(tx, player),
    }
  })
}

/** The giver sees the address they entered, never the account behind it. The address is removed when the gift ends. */
const nameFor = (vault: Vault, memberId: number, { toName, sealed }: SentRow): string =>
  toName ?? (sealed ? (vault.open(memberId, sealPurpose, sealed) as string) : '')
