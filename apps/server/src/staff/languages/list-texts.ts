import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { readLanguages } from '#site-content/texts/queries.ts'
import { getShippedTexts } from '#site-content/texts/shipped-texts.ts'
import type { StaffDeps } from '#staff/act.ts'
import { readPage } from '#staff/read-page.ts'
import { requireLanguage } from './change-language.ts'
import { readTextTable, selectRows } from './text-table.ts'

export const listLanguages = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
): Promise<OperatorOutput<'listLanguages'>> =>
  inMember(db, memberId, async tx => {
    const languages: OperatorOutput<'listLanguages'>['languages'] = []
    for (const row of await readLanguages(tx, memberId)) {
      const texts = await readTextTable(tx, memberId, row.language)
      languages.push({
        ...row,
        isShipped: getShippedTexts(row.language).size > 0,
        texts: texts.length,
        missing: texts.filter(text => text.isMissing).length,
        changed: texts.filter(text => text.isChanged).length,
        own: texts.filter(text => text.own !== null).length,
      })
    }
    return { languages }
  })

export const listTexts = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { language, after, search, limit, ...filter }: OperatorInput<'listTexts'>,
): Promise<OperatorOutput<'listTexts'>> =>
  inMember(db, memberId, async tx => {
    await requireLanguage(tx, memberId, language)
    const wanted = search?.toLowerCase() ?? ''
    const texts = selectRows(await readTextTable(tx, memberId, language), filter)
      .filter(row => after === undefined || row.key > after)
      .filter(row =>
        [row.key, row.source, row.shipped ?? '', row.own ?? ''].some(text =>
          text.toLowerCase().includes(wanted),
        ),
      )
    const { rows, next } = await readPage(
      { limit },
      async count => texts.slice(0, count),
      ({ key }) => key,
    )
    return { texts: [...rows], next }
  })
