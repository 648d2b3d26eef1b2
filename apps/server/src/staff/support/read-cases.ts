import { supportAnswersWithinHours } from '@fairground/contract/constants'
import { databaseNow } from '@fairground/database/transaction'
import { act, type Acting, type StaffDeps } from '#staff/act.ts'
import { readOpenCases } from '#staff/queries/support-cases.ts'
import { openCase } from './open-case.ts'

const hourMs = 3_600_000

const dueText = (openedAt: number, now: number): string => {
  const hours = Math.floor((openedAt + supportAnswersWithinHours * hourMs - now) / hourMs)
  return hours < 0 ? `overdue by ${-hours} h` : `${hours} h left`
}

/** Lists the cases without an answer, oldest first, without their text. */
export const listCases = (deps: StaffDeps, acting: Acting): Promise<readonly string[]> =>
  act(deps, acting, 'list-cases', async tx => {
    const now = await databaseNow(tx)
    const cases = await readOpenCases(tx, acting.member.id)
    const lines = cases.map(
      ({ code, username, language, opened_at }) =>
        `case ${code}  ${username ?? 'visitor'}  ${language}  ${dueText(opened_at, now)}`,
    )
    return { subject: 'cases', after: { listed: lines.length }, result: lines }
  })

/** Reading a case is logged, because it holds personal data. */
export const showCase = (deps: StaffDeps, acting: Acting, code: string): Promise<readonly string[]> =>
  act(deps, acting, 'show-case', async tx => {
    const { row, name, email, message, answers } = await openCase(tx, deps, acting.member.id, code)
    const lines = [
      `case ${row.code}  ${row.status}  ${row.language}`,
      `from ${name} <${email}>`,
      message,
      ...answers.flatMap(({ by, at, text }) => [`-- ${by}, ${new Date(at).toISOString()}`, text]),
    ]
    return { subject: `case/${row.code}`, result: lines }
  })
