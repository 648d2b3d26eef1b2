import { inMember, type Tx } from '@fairground/database/transaction'
import { readDetails } from '#player/details.ts'
import { insertRegisterCheck } from '#player/queries/screening.ts'
import { toRegisteredPerson } from '#player/to-registered-person.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { SanctionsHit } from '#providers/sanctions-screening.ts'
import type { Vault } from '#vault/vault.ts'
import { addEntry } from '../cases/case-entries.ts'
import { openCase } from '../cases/open-cases.ts'
import { automaticActor, type ProtectionDeps } from '../protection-deps.ts'
import { insertHold } from '../queries/holds.ts'
import { readUnscreenedPlayers, setScreened } from '../queries/screening.ts'
import type { ScreeningDeps } from './screening-deps.ts'

const batch = 50

/** A hit opens a case and holds withdrawals, because money must not reach a person under sanctions. */
const openCaseForHits = async (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: PlayerKey,
  hits: readonly SanctionsHit[],
): Promise<void> => {
  const caseId = await openCase(tx, vault, memberId, {
    playerId,
    cause: 'sanctions',
    actor: automaticActor,
    rules: hits.map(({ entityId }) => entityId),
    kind: 'hit',
    details: { hits },
  })
  if (caseId === undefined) return
  if (await insertHold(tx, { memberId, playerId, caseId, madeBy: automaticActor }))
    await addEntry(tx, vault, { memberId, caseId, actor: automaticActor, kind: 'hold', details: {} })
}

/**
 * Compares players with the sanctions list: new ones, and all of them when the list has another version. Nothing is
 * stored if the list does not answer, so that the same players are compared at the next poll. Returns true if more wait.
 */
export const screenSanctions = async (
  { db, vault, sanctions }: ProtectionDeps & ScreeningDeps,
  memberId: number,
  version: string,
): Promise<boolean> => {
  if (!sanctions) return false
  const due = await inMember(db, memberId, async tx => {
    const players = []
    for (const row of await readUnscreenedPlayers(tx, memberId, version, batch)) {
      const player = { memberId, playerId: row.playerId }
      players.push({ ...row, person: toRegisteredPerson(await readDetails(tx, vault, player)) })
    }
    return players
  })
  const persons = due.flatMap(({ person }) => (person ? [person] : []))
  const found = persons.length === 0 ? [] : await sanctions.screen(persons)
  let next = 0
  for (const { playerId, isNew, person } of due) {
    const hits = person ? (found[next++] ?? []) : []
    await inMember(db, memberId, async tx => {
      const player = { memberId, playerId }
      // Another worker may have stored the same answer.
      if (!(await setScreened(tx, player, version)) || !person) return
      if (hits.length > 0) await openCaseForHits(tx, vault, player, hits)
      await insertRegisterCheck(tx, {
        ...player,
        register: 'sanctions',
        moment: isNew ? 'registration' : 'list',
        result: hits.length > 0 ? 'hit' : 'clear',
        isAllowed: true,
      })
    })
  }
  return due.length === batch
}
