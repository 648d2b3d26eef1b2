import { permissionRoles } from '@fairground/contract/operator/permissions'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { isSupport, updateAssigned } from '#staff/queries/support-cases.ts'
import { deleteMacro, readMacros, upsertMacro } from '#staff/queries/support-macros.ts'
import { readPage } from '#staff/read-page.ts'
import { openCase } from './open-case.ts'

export const assignCase = (
  deps: StaffDeps,
  acting: Acting,
  code: string,
  staffId: number | null,
): Promise<void> =>
  act(deps, acting, 'assign-case', async tx => {
    const memberId = acting.member.id
    const { row } = await openCase(tx, deps, memberId, code)
    const roles = permissionRoles['support.answer']
    if (staffId !== null && !(await isSupport(tx, memberId, staffId, roles)))
      throw new CommandRefused(`staff/${staffId} cannot answer cases`)
    await updateAssigned(tx, memberId, row.id, staffId)
    return {
      subject: `case/${row.code}`,
      before: { assignedTo: row.assigned_to },
      after: { assignedTo: staffId },
      result: undefined,
    }
  })

export const listMacros = async (
  { db }: StaffDeps,
  memberId: number,
  { language, after = 0, limit }: OperatorInput<'listSupportMacros'>,
): Promise<OperatorOutput<'listSupportMacros'>> => {
  const { rows, next } = await inMember(db, memberId, tx =>
    readPage(
      { limit },
      count => readMacros(tx, memberId, language, after, count),
      ({ id }) => id,
    ),
  )
  return { next, macros: rows.map(({ id, ...macro }) => ({ macroId: id, ...macro })) }
}

export const setMacro = (
  deps: StaffDeps,
  acting: Acting,
  macro: { readonly name: string; readonly language: string; readonly text: string },
): Promise<number> =>
  act(deps, acting, 'set-macro', async tx => {
    const id = await upsertMacro(tx, acting.member.id, macro)
    const { name, language } = macro
    return { subject: `macro/${id}`, after: { name, language, length: macro.text.length }, result: id }
  })

export const removeMacro = (deps: StaffDeps, acting: Acting, macroId: number): Promise<void> =>
  act(deps, acting, 'remove-macro', async tx => {
    if (!(await deleteMacro(tx, acting.member.id, macroId)))
      throw new CommandRefused(`there is no text ${macroId}`)
    return { subject: `macro/${macroId}`, result: undefined }
  })
