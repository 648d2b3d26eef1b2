import { defaultTimeZone } from '@fairground/contract/operator/operator-settings'
import { inMember } from '@fairground/database/transaction'
import type { MemberSettings } from '#operator/members.ts'
import { readLanguages } from '#site-content/texts/queries.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readOperator } from './queries.ts'

export const getOperator: OperatorHandler<'getOperator'> = (_, caller, { db }) => {
  const { id } = requireMember(caller)
  return inMember(db, id, async tx => {
    const row = await readOperator(tx, id)
    return {
      operator: {
        memberId: row.id,
        code: row.code,
        name: row.name,
        look: row.look as 'blue',
        scheme: row.scheme as 'dark',
        hosts: row.hosts,
        siteKey: row.site_key,
        profile: row.profile as 'strict',
        currency: row.currency,
        timeZone: (row.settings as MemberSettings).timeZone ?? defaultTimeZone,
        languages: (await readLanguages(tx, id)).map(({ language }) => language),
        returns:
          row.return_min === null || row.return_max === null
            ? null
            : { min: row.return_min, max: row.return_max },
        settings: row.settings as object,
        createdAt: Math.floor(row.created_at),
      },
    }
  })
}
