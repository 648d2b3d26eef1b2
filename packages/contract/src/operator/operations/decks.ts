import { Type } from 'typebox'
import { closed, Count, CurrencyId, Name, Time } from '#entities/values.ts'
import { MinorUnits } from '../minor-units.ts'
import { operatorOperation } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'

const read = { area: 'decks', access: 'draws.read', scope: 'operator' } as const

const row = {
  instanceId: RowId,
  gameId: RowId,
  title: Name,
  status: Type.String(),
  cards: Count,
  sold: Count,
  endsAt: Time,
  currency: CurrencyId,
} as const

/** Decks of instant tickets. A proposal of the kind endDeck ends a deck early. */
export const deckOperations = {
  listDecks: operatorOperation({
    ...read,
    input: closed(rowPages.input),
    output: closed({ decks: Type.Array(closed(row)), ...rowPages.output }),
    faults: [],
    summary: 'Lists decks, newest first.',
  }),
  getDeck: operatorOperation({
    ...read,
    input: closed({ instanceId: RowId }),
    output: closed({
      deck: closed({ ...row, escrow: MinorUnits, isTopPrizeGone: Type.Boolean() }),
      tiers: Type.Array(
        closed({ name: Type.String(), prize: MinorUnits, count: Count, won: Count, left: Count }),
      ),
    }),
    faults: ['staff.refused'],
    summary: 'Returns stock, prizes left by tier and the money set aside for them.',
  }),
} as const
