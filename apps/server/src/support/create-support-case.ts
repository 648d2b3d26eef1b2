import { defaultLanguage } from '@fairground/contract/constants'
import type { Handler } from '#operation/handler.ts'
import { openCase } from './open-case.ts'

export const createSupportCase: Handler<'createSupportCase'> = async (
  { email, name, message, lang = defaultLanguage },
  caller,
  context,
) => {
  const { code } = await openCase({ email, name, message, language: lang }, caller, context)
  return { result: 1, caseNumber: code }
}
