import { historyPageSize } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { listInstances } from './list-instances.ts'

export const getGameTypeInstances: Handler<'getGameTypeInstances'> = (
  { page, language, ...choice },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const { instances, totalCount } = await listInstances(
      tx,
      member.id,
      { ...choice, languageId: language },
      { limit: historyPageSize, offset: page * historyPageSize },
    )
    return { result: instances, totalCount }
  })
