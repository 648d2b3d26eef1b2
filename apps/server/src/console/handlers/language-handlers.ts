import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import { addLanguage, changeLanguage } from '#staff/languages/change-language.ts'
import { changeText, exportTexts, importTexts } from '#staff/languages/change-text.ts'
import { listLanguages, listTexts } from '#staff/languages/list-texts.ts'
import { renderMail } from '#staff/languages/render-mail.ts'
import { done, toActing } from './acting.ts'

/** Handlers of the languages of a site and their texts. */
export const languageHandlers = {
  listLanguages: (_, caller, context) => listLanguages(context, requireMember(caller).id),
  addLanguage: async ({ reason, ...language }, caller, context) => {
    await addLanguage(context, toActing(caller, reason), language)
    return done
  },
  changeLanguage: async ({ reason, ...language }, caller, context) => {
    await changeLanguage(context, toActing(caller, reason), language)
    return done
  },
  listTexts: (input, caller, context) => listTexts(context, requireMember(caller).id, input),
  changeText: async ({ reason, ...text }, caller, context) => {
    await changeText(context, toActing(caller, reason), text)
    return done
  },
  importTexts: ({ reason, ...file }, caller, context) => importTexts(context, toActing(caller, reason), file),
  renderMail: (input, caller, context) => renderMail(context, requireMember(caller), input),
  exportTexts: (input, caller, context) => exportTexts(context, requireMember(caller).id, input),
} as const satisfies Partial<OperatorHandlers>
