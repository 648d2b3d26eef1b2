import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { ensurePlayerKey } from '#player/details.ts'
import { openNote, sealNote } from '#player/sealed/sealed-note.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { readPage, toIdBefore } from '#staff/read-page.ts'
import { insertNote, readNotes } from './queries/notes.ts'
import { requirePlayerRecord } from './require-player.ts'

/** Adds a note that stays as it is. It is sealed with the player's key, so that the end of the key is its end too. */
export const addPlayerNote = (
  deps: StaffDeps,
  acting: Acting,
  staffId: number,
  { playerId, text }: OperatorInput<'addPlayerNote'>,
): Promise<number> =>
  act(deps, acting, 'add-note', async tx => {
    const player: PlayerKey = { memberId: acting.member.id, playerId }
    const row = await requirePlayerRecord(tx, player)
    if (row.sealed !== null && row.wrapped === null)
      throw new CommandRefused(`the key of player ${playerId} was destroyed`)
    const key = await ensurePlayerKey(tx, deps.vault, player)
    const noteId = await insertNote(tx, player, staffId, sealNote(key, player, text))
    return { subject: `player/${playerId}`, after: { noteId }, result: noteId }
  })

export const listPlayerNotes = (
  { db, vault }: StaffDeps,
  memberId: number,
  { playerId, after, limit }: OperatorInput<'listPlayerNotes'>,
): Promise<OperatorOutput<'listPlayerNotes'>> =>
  inMember(db, memberId, async tx => {
    const player = { memberId, playerId }
    await requirePlayerRecord(tx, player)
    const { rows, next } = await readPage(
      { limit },
      count => readNotes(tx, player, toIdBefore(after), count),
      ({ id }) => String(id),
    )
    return {
      next,
      notes: rows.map(row => ({
        noteId: row.id,
        staffId: row.staff_id,
        staffName: row.name,
        at: row.made_at,
        text: openNote(vault, player, row),
      })),
    }
  })
