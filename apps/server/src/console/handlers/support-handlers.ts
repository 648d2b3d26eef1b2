import { type OperatorHandlers, requireMember, requireStaff } from '#staff/access/operator-handler.ts'
import { answerCase, closeCase } from '#staff/support/answer-case.ts'
import { assignCase, listMacros, removeMacro, setMacro } from '#staff/support/manage-cases.ts'
import { listCases, showCase } from '#staff/support/read-cases.ts'
import { done, toActing } from './acting.ts'

/** Handlers of cases and their prepared texts. */
export const supportHandlers = {
  listSupportCases: (input, caller, context) =>
    listCases(context, requireMember(caller).id, requireStaff(caller).staffId, input),
  showSupportCase: ({ code, reason }, caller, context) => showCase(context, toActing(caller, reason), code),
  assignSupportCase: async ({ code, staffId, reason }, caller, context) => {
    await assignCase(context, toActing(caller, reason), code, staffId)
    return done
  },
  answerSupportCase: async ({ code, text, reason }, caller, context) => {
    await answerCase(context, toActing(caller, reason), code, text)
    return done
  },
  closeSupportCase: async ({ code, reason }, caller, context) => {
    await closeCase(context, toActing(caller, reason), code)
    return done
  },
  listSupportMacros: (input, caller, context) => listMacros(context, requireMember(caller).id, input),
  setSupportMacro: async ({ reason, ...macro }, caller, context) => ({
    macroId: await setMacro(context, toActing(caller, reason), macro),
  }),
  removeSupportMacro: async ({ macroId, reason }, caller, context) => {
    await removeMacro(context, toActing(caller, reason), macroId)
    return done
  },
} as const satisfies Partial<OperatorHandlers>
