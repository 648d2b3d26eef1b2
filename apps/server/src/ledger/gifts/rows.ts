import type { MutableRow, Row } from '@fairground/database/row'
import type { GiftState } from '@fairground/rules/rewards/gift'

export interface GiftRow
  extends Row<'gift', 'id' | 'giver_id' | 'game_id' | 'plays' | 'currency' | 'amount'>,
    MutableRow<'gift', 'buy_journal' | 'open_journal' | 'end_journal' | 'use_by'> {
  readonly inviteId: number
  readonly recipientId: number | null
  state: GiftState
}

export interface GiftRows {
  readonly gifts: ReadonlyMap<number, GiftRow>
  /** Amounts given in this month and not returned, by giver and currency. */
  readonly given: Map<string, bigint>
}

export const givenText = (giverId: number, currency: string): string => `${giverId}/${currency}`

export const newGiftChanges = () => ({ gifts: new Set<GiftRow>() })
