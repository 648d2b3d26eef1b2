import { defaultLanguage } from '@fairground/contract/constants'
import type { Handler } from '#operation/handler.ts'
import { openCase } from './open-case.ts'

export const openTicket: Handler<'openTicket'> = async ({ email, name, body }, caller, context) => {
  const { id } = await openCase({ email, name, message: body, language: defaultLanguage }, caller, context)
  return { result: id }
}
