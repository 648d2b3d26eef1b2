import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const readMacros = (
  tx: Tx,
  memberId: number,
  language: string | undefined,
  after: number,
  limit: number,
) =>
  tx
    .selectFrom('support_macro')
    .select(['id', 'name', 'language', 'text'])
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .$if(language !== undefined, query => query.where('language', '=', language ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

export const upsertMacro = async (
  tx: Tx,
  memberId: number,
  macro: { readonly name: string; readonly language: string; readonly text: string },
): Promise<number> => {
  const { id } = await tx
    .insertInto('support_macro')
    .values({ member_id: memberId, ...macro })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'name', 'language'])
        .doUpdateSet({ text: macro.text, changed_at: sql<number>`clock_timestamp()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteMacro = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('support_macro')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
