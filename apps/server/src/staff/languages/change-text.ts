import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import {
  deleteText,
  lockLanguages,
  type OwnText,
  updateTextsHash,
  upsertTexts,
} from '#site-content/texts/queries.ts'
import { findTextProblem, hashText } from '#site-content/texts/text-rules.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { requireLanguage } from './change-language.ts'
import type { TextEntry } from './text-entry.ts'
import { parseTextFile, writeTextFile } from './text-files.ts'
import { readTextTable, selectRows, type ListedText } from './text-table.ts'

type Deps = Pick<StaffDeps, 'db'>

const maxShownProblems = 5

const findProblem = (row: ListedText | undefined, { text }: TextEntry): string | undefined =>
  row ? findTextProblem(text, row.source) : 'is not a text of this language'

/** Refuses all texts if one is wrong. */
const requireTexts = (table: ReadonlyMap<string, ListedText>, entries: readonly TextEntry[]): OwnText[] => {
  const problems = entries.flatMap(entry => {
    const problem = findProblem(table.get(entry.key), entry)
    return problem === undefined ? [] : [`${entry.key} ${problem}`]
  })
  if (problems.length > 0) {
    const shown = problems.slice(0, maxShownProblems).join('; ')
    throw new CommandRefused(
      problems.length > maxShownProblems ? `${shown}; ${problems.length} in all` : shown,
    )
  }
  return entries.map(({ key, text, source }) => ({
    key,
    text,
    sourceHash: hashText(source ?? table.get(key)?.source ?? ''),
  }))
}

const readTable = async (tx: Tx, memberId: number, language: string) =>
  new Map((await readTextTable(tx, memberId, language)).map(row => [row.key, row]))

const store = async (
  tx: Tx,
  { member, actor }: Acting,
  language: string,
  texts: readonly OwnText[],
): Promise<void> => {
  await upsertTexts(tx, member.id, language, actor, texts)
  await updateTextsHash(tx, member.id, language)
}

export const changeText = (
  deps: Deps,
  acting: Acting,
  { language, key, text }: Omit<OperatorInput<'changeText'>, 'reason'>,
): Promise<void> =>
  act(deps, acting, 'change-text', async tx => {
    const memberId = acting.member.id
    await lockLanguages(tx, memberId)
    await requireLanguage(tx, memberId, language)
    const table = await readTable(tx, memberId, language)
    if (text !== null) await store(tx, acting, language, requireTexts(table, [{ key, text }]))
    else if (!(await deleteText(tx, memberId, language, key)))
      throw new CommandRefused(`${key} has no own text`)
    else await updateTextsHash(tx, memberId, language)
    const subject = `text/${language}/${key}`
    return { subject, before: table.get(key)?.own ?? null, after: text, result: undefined }
  })

export const importTexts = (
  deps: Deps,
  acting: Acting,
  { language, format, content }: Omit<OperatorInput<'importTexts'>, 'reason'>,
): Promise<OperatorOutput<'importTexts'>> => {
  const entries = parseTextFile(format, language, content)
  return act(deps, acting, 'import-texts', async tx => {
    const memberId = acting.member.id
    await lockLanguages(tx, memberId)
    await requireLanguage(tx, memberId, language)
    const table = await readTable(tx, memberId, language)
    const isChange = ({ key, text }: TextEntry): boolean => {
      const row = table.get(key)
      return row === undefined || (row.own ?? row.shipped) !== text || row.isChanged
    }
    const changes = entries.filter(isChange)
    await store(tx, acting, language, requireTexts(table, changes))
    const result = { changed: changes.length, unchanged: entries.length - changes.length }
    return { subject: `language/${language}`, after: { format, ...result }, result }
  })
}

export const exportTexts = (
  { db }: Deps,
  memberId: number,
  { language, format, ...filter }: OperatorInput<'exportTexts'>,
): Promise<OperatorOutput<'exportTexts'>> =>
  inMember(db, memberId, async tx => {
    await requireLanguage(tx, memberId, language)
    const rows = selectRows(await readTextTable(tx, memberId, language), filter)
    const extension = format === 'json' ? 'json' : 'xlf'
    return { content: writeTextFile(format, language, rows), fileName: `${language}.${extension}` }
  })
