import type { Game } from '@fairground/database/rows'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { hex } from '@fairground/fair/encoding/bytes'
import type { TypedEntry } from '@fairground/fair/log/entry'
import type { Selectable } from 'kysely'
import { getDeckTerms, isDeck } from '#kinds/deck-terms.ts'
import { getTerms } from '#kinds/terms.ts'

type GameEntry = TypedEntry<'game'>

export type LoggedGame = Pick<Selectable<Game>, 'id' | 'rules' | 'prize_table' | 'chain_index'>

/** The entry that publishes a game's anchor, keys and terms before its first sale. */
export const toGameEntry = (
  game: LoggedGame,
  anchor: string,
  keys: GameEntry['keys'],
): Omit<GameEntry, 'prev'> => {
  const unread = { rules: game.rules, prizeTable: game.prize_table }
  const terms = isDeck(game) ? getDeckTerms(unread) : getTerms(unread)
  return {
    t: 'game',
    game: String(game.id),
    scheme: isDeck(game) ? 'FD2/deck' : 'FD2',
    anchor,
    keys,
    rules: hex(canonicalHash(terms.rules)),
    prizes: hex(canonicalHash(terms.prizeTable)),
    fd1Index: game.chain_index,
  }
}
