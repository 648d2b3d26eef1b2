import { inMember } from '@fairground/database/transaction'
import { equal, hex, unhex } from '@fairground/fair/encoding/bytes'
import { isDeck } from '#kinds/deck-terms.ts'
import { appendLogEntry } from '#public-log/append.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { type LoggedGame, toGameEntry } from './game-entry.ts'
import { lockGameLog, setChainAnchor } from './queries/games.ts'

/** Names the game's keys, terms and first seed chain in the public log, once. */
export const publishGame = async (
  { db, signer, control, platformKey }: OrganizerDeps,
  memberId: number,
  game: LoggedGame,
): Promise<void> => {
  const { anchor, length, signerKey } = await signer.call('openChain', { game: `${memberId}/${game.id}` })
  await inMember(db, memberId, async tx => {
    const { chain_anchor: known, log_index: logged } = await lockGameLog(tx, memberId, game.id)
    if (logged !== null) return
    if (known && !equal(new Uint8Array(known), unhex(anchor)))
      throw new Error(`the signer has another chain of game ${game.id}`)
    // The control system balances and settles draws; decks have no sales before their seal.
    const controlKey = isDeck(game) ? '' : control.publicKey
    const keys = { platform: hex(platformKey.publicKey), signer: signerKey, control: controlKey }
    const { index } = await appendLogEntry(tx, memberId, toGameEntry(game, anchor, keys))
    await setChainAnchor(tx, memberId, game.id, { anchor: unhex(anchor), length, logIndex: index })
  })
}
