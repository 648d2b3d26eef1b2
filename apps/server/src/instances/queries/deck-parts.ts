import type { Tx } from '@fairground/database/transaction'

/** The sections of a deck record in the order of its file. */
export const deckSections = ['cards', 'rounds', 'tickets'] as const
export type DeckSection = (typeof deckSections)[number]

export interface DeckKey {
  readonly memberId: number
  readonly instanceId: number
}

/** The first part of a section with this line or a later one. */
export const findDeckPart = (tx: Tx, { memberId, instanceId }: DeckKey, section: DeckSection, from: number) =>
  tx
    .selectFrom('deck_record_part')
    .select(['first', 'lines', 'body'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('section', '=', section)
    .where('first', '>=', from)
    .orderBy('first')
    .limit(1)
    .executeTakeFirst()
