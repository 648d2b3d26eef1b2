import type { GameTerms } from '@fairground/contract/operator/game-template'
import type { Tx } from '@fairground/database/transaction'
import { hashVersion, hashVersionHex } from '#kinds/terms-version.ts'
import { CommandRefused } from '#staff/act.ts'
import { requireChange } from '#staff/games/check-terms.ts'
import { diffFields } from '#staff/games/diff-terms.ts'
import { lockLiveGame, toLiveTerms } from '#staff/games/live-terms.ts'
import { findGame, updateTerms } from '#staff/games/queries/games.ts'
import { deleteDraft, insertVersion, readVersions } from '#staff/games/queries/versions.ts'
import type { Effect, ProposalRule } from '../proposal-rule.ts'

/** A change of a live game: the maker saw the terms with the hash `basedOn`. */
interface Change {
  readonly memberId: number
  readonly gameId: number
  readonly basedOn: string
  readonly toTerms: (live: GameTerms) => GameTerms
}

const requirePossible = async (tx: Tx, { memberId, gameId, basedOn, toTerms }: Change) => {
  const row = await lockLiveGame(tx, memberId, gameId)
  const live = toLiveTerms(row)
  if (hashVersionHex(live) !== basedOn) throw new CommandRefused(`game ${gameId} has changed meanwhile`)
  const terms = toTerms(live)
  const changes = diffFields(live, terms)
  if (changes.length === 0) throw new CommandRefused('nothing changes')
  await requireChange(tx, memberId, row, terms)
  return { live, terms, changes }
}

/** Instances that open from now on have the new terms. Earlier ones keep those that they opened with. */
const applyChange = async (tx: Tx, change: Change, proposalId: number): Promise<Effect> => {
  const { memberId, gameId } = change
  const { live, terms, changes } = await requirePossible(tx, change)
  if ((await readVersions(tx, memberId, gameId)).length === 0)
    await insertVersion(tx, memberId, gameId, { terms: live, hash: hashVersion(live), proposalId: null })
  await updateTerms(tx, memberId, gameId, terms)
  const hash = hashVersion(terms)
  const version = await insertVersion(tx, memberId, gameId, { terms, hash, proposalId })
  return { before: { hash: change.basedOn }, after: { version, hash: hashVersionHex(terms), changes } }
}

const readLive = async (tx: Tx, memberId: number, gameId: number): Promise<Partial<GameTerms>> => {
  const row = await findGame(tx, memberId, gameId)
  return row ? toLiveTerms(row) : {}
}

export const changeGameRule: ProposalRule<'changeGame'> = {
  toSubject: ({ gameId }) => `game/${gameId}`,
  readChange: async (tx, memberId, { gameId, terms }) => ({
    before: await readLive(tx, memberId, gameId),
    after: terms,
  }),
  async check(tx, memberId, { gameId, basedOn, terms }) {
    await requirePossible(tx, { memberId, gameId, basedOn, toTerms: () => terms })
  },
  async executeInside(tx, { memberId, proposalId, payload: { gameId, basedOn, terms } }) {
    const effect = await applyChange(tx, { memberId, gameId, basedOn, toTerms: () => terms }, proposalId)
    await deleteDraft(tx, memberId, gameId)
    return effect
  },
}

export const changeScheduleRule: ProposalRule<'changeSchedule'> = {
  toSubject: ({ gameId }) => `game/${gameId}/schedule`,
  readChange: async (tx, memberId, { gameId, schedule }) => ({
    before: { schedule: (await readLive(tx, memberId, gameId)).schedule },
    after: { schedule },
  }),
  async check(tx, memberId, { gameId, basedOn, schedule }) {
    await requirePossible(tx, { memberId, gameId, basedOn, toTerms: live => ({ ...live, schedule }) })
  },
  executeInside: (tx, { memberId, proposalId, payload: { gameId, basedOn, schedule } }) =>
    applyChange(tx, { memberId, gameId, basedOn, toTerms: live => ({ ...live, schedule }) }, proposalId),
}
