import type { GameTemplate, GameTerms } from '@fairground/contract/operator/game-template'
import { inMember } from '@fairground/database/transaction'
import { hashVersionHex } from '#kinds/terms-version.ts'
import { CommandRefused } from '#staff/act.ts'
import { readStaffNames } from '../access/read-staff-names.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readPage } from '../read-page.ts'
import { findBrokenRules, findChangeProblems } from './check-terms.ts'
import { diffFields } from './diff-terms.ts'
import { toLiveTerms, toStatus, toTemplate, toTerms } from './live-terms.ts'
import { findGame, readGames } from './queries/games.ts'
import { findDraft, findVersion, readVersions } from './queries/versions.ts'

const textFields = new Set(['title', 'titleShort', 'description'])

export const listGames: OperatorHandler<'listGames'> = ({ after = 0, limit }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readGames(tx, memberId, after, count),
      ({ gameId }) => gameId,
    )
    const games = rows.map(({ active, paused, retired_at, cost, fee, ...row }) => ({
      ...row,
      cost: cost === null ? null : String(cost),
      fee: fee === null ? null : String(fee),
      status: active === null || paused === null ? null : toStatus({ active, paused, retired_at }),
    }))
    return { games, next }
  })
}

export const getGame: OperatorHandler<'getGame'> = ({ gameId }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const row = await findGame(tx, memberId, gameId)
    const draft = await findDraft(tx, memberId, gameId)
    if (!row && !draft) throw new CommandRefused(`there is no game ${gameId}`)
    return {
      live: row
        ? { game: toTemplate(row), status: toStatus(row), hash: hashVersionHex(toLiveTerms(row)) }
        : null,
      versions: (await readVersions(tx, memberId, gameId)).map(({ version, hash, proposal_id, at }) => ({
        version,
        hash: hash.toString('hex'),
        at: Math.floor(at),
        proposalId: proposal_id,
      })),
      draft: draft
        ? {
            game: draft.template as GameTemplate,
            changedBy: draft.changed_by,
            changedByName: (await readStaffNames(tx, [draft.changed_by]))(draft.changed_by),
            changedAt: Math.floor(draft.changed_at),
          }
        : null,
    }
  })
}

export const getGameVersion: OperatorHandler<'getGameVersion'> = ({ gameId, version }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const row = await findVersion(tx, memberId, gameId, version)
    if (!row) throw new CommandRefused(`game ${gameId} has no version ${version}`)
    return { terms: row.terms as GameTerms, hash: row.hash.toString('hex') }
  })
}

export const checkGame: OperatorHandler<'checkGame'> = ({ game }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => ({
    problems: await findBrokenRules(tx, memberId, toTerms(game)),
  }))
}

export const diffGame: OperatorHandler<'diffGame'> = ({ gameId }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const draft = await findDraft(tx, memberId, gameId)
    if (!draft) throw new CommandRefused(`game ${gameId} has no draft`)
    const game = draft.template as GameTemplate
    const live = await findGame(tx, memberId, gameId)
    const terms = toTerms(game)
    return {
      liveHash: live ? hashVersionHex(toLiveTerms(live)) : null,
      changes: diffFields(live ? toTemplate(live) : {}, game).map(change => ({
        ...change,
        needsProposal: !textFields.has(change.field),
      })),
      problems: live
        ? await findChangeProblems(tx, memberId, live, terms)
        : await findBrokenRules(tx, memberId, terms),
    }
  })
}
