import { inMember } from '@fairground/database/transaction'
import { readDeckPieces } from '#instances/deck-pieces.ts'
import type { Books } from './books.test-support.ts'

/** The published file of an ended deck. */
export const readDeckText = async (books: Books, instanceId: number): Promise<string> => {
  const { app, memberId } = books
  const { body } = await books.one<{ body: string }>('SELECT body FROM deck_record WHERE instance_id = $1', [
    instanceId,
  ])
  const pieces: string[] = []
  const deck = { memberId, instanceId, body }
  for await (const piece of readDeckPieces(query => inMember(app.db, memberId, query), deck))
    pieces.push(piece)
  return pieces.join('')
}
