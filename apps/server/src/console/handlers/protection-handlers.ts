import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import {
  addAmlNote,
  decideAmlCase,
  holdWithdrawals,
  listAmlCases,
  openAmlCase,
  releaseWithdrawals,
  requestSourceOfFunds,
  showAmlCase,
} from '#staff/protection/aml-cases.ts'
import { exportAmlCase } from '#staff/protection/export-aml-case.ts'
import { listInteractions, recordInteraction } from '#staff/protection/interactions.ts'
import {
  liftRestriction,
  listFlags,
  restrictPlayerByStaff,
  showProtection,
  showProtectionRules,
} from '#staff/protection/safer-play.ts'
import { done, toActing } from './acting.ts'

/** Handlers of safer play and of money laundering. */
export const protectionHandlers = {
  listFlags: (input, caller, context) => listFlags(context, requireMember(caller).id, input),
  showProtection: ({ playerId, reason }, caller, context) =>
    showProtection(context, toActing(caller, reason), playerId),
  recordInteraction: ({ reason, ...interaction }, caller, context) =>
    recordInteraction(context, toActing(caller, reason), interaction),
  listInteractions: ({ reason, ...page }, caller, context) =>
    listInteractions(context, toActing(caller, reason), page),
  restrictPlayer: async ({ reason, ...restriction }, caller, context) => {
    await restrictPlayerByStaff(context, toActing(caller, reason), restriction)
    return done
  },
  liftRestriction: async ({ actionId, reason }, caller, context) => {
    await liftRestriction(context, toActing(caller, reason), actionId)
    return done
  },
  showProtectionRules: (_, caller, context) => showProtectionRules(context, requireMember(caller).id),
  listAmlCases: ({ reason, ...page }, caller, context) =>
    listAmlCases(context, toActing(caller, reason), page),
  showAmlCase: ({ caseId, reason }, caller, context) =>
    showAmlCase(context, toActing(caller, reason), caseId),
  openAmlCase: async ({ reason, ...opened }, caller, context) => ({
    caseId: await openAmlCase(context, toActing(caller, reason), opened),
  }),
  addAmlNote: async ({ caseId, note, reason }, caller, context) => {
    await addAmlNote(context, toActing(caller, reason), caseId, note)
    return done
  },
  holdWithdrawals: async ({ caseId, reason }, caller, context) => {
    await holdWithdrawals(context, toActing(caller, reason), caseId)
    return done
  },
  releaseWithdrawals: async ({ caseId, reason }, caller, context) => {
    await releaseWithdrawals(context, toActing(caller, reason), caseId)
    return done
  },
  requestSourceOfFunds: async ({ caseId, text, reason }, caller, context) => ({
    requestId: await requestSourceOfFunds(context, toActing(caller, reason), caseId, text),
  }),
  decideAmlCase: async ({ reason, ...decision }, caller, context) => {
    await decideAmlCase(context, toActing(caller, reason), decision)
    return done
  },
  exportAmlCase: ({ caseId, reason }, caller, context) =>
    exportAmlCase(context, toActing(caller, reason), caseId),
} as const satisfies Partial<OperatorHandlers>
