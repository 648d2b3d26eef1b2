import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import { isTimed, runsOnSale, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { isDeck } from '#kinds/deck-terms.ts'
import { deleteUnsold } from './delete-unsold.ts'
import { ensureGuarantee } from './guarantee.ts'
import { openInstance } from './open-instance.ts'
import { openWhenFull } from './open-when-full.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findOpenedSlots, type OpenableGame } from './queries/instances.ts'
import { findActiveGames, setChainAnchor } from './queries/games.ts'

/** Opens the next instances of every active game. The anchor of the seed chain is stored before the first sale. */
export const openInstances = async (deps: OrganizerDeps, memberId: number): Promise<void> => {
  const games = await inMember(deps.db, memberId, tx => findActiveGames(tx, memberId))
  for (const game of games) {
    if (!game.chain_anchor) await anchorChain(deps, memberId, game.id)
    // Decks have their own lifecycle in instant/.
    if (isDeck(game)) continue
    await ensureGuarantee(deps, memberId, game.id)
    const schedule = game.schedule as TimedSchedule | WhenFull
    await inMember(deps.db, memberId, tx =>
      isTimed(schedule) ? openScheduled(tx, memberId, game, schedule) : openWhenFull(tx, memberId, game),
    )
  }
  await deleteUnsold(deps, memberId)
}

const openScheduled = async (
  tx: Tx,
  memberId: number,
  game: OpenableGame,
  schedule: TimedSchedule,
): Promise<void> => {
  const now = await databaseNow(tx)
  const opened = await findOpenedSlots(tx, memberId, game.id, now)
  const missing = runsOnSale(schedule, now).filter(run => !opened.has(run.startAt))
  for (const run of missing) await openInstance(tx, memberId, game, { ...run, slotAt: run.startAt })
}

const anchorChain = async (deps: OrganizerDeps, memberId: number, gameId: number): Promise<void> => {
  const { anchor } = await deps.signer.call('openChain', { game: `${memberId}/${gameId}` })
  await inMember(deps.db, memberId, tx => setChainAnchor(tx, memberId, gameId, unhex(anchor)))
}
