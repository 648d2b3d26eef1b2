import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import { listFeatureChanges, listFeatureFlags } from '#staff/features/list-feature-flags.ts'
import { setFeatureFlags } from '#staff/features/set-feature-flags.ts'
import { done, toActing } from './acting.ts'

/** Handlers of the features of a site. */
export const featureHandlers = {
  listFeatureFlags: (_, caller, context) => listFeatureFlags(context, requireMember(caller).id),
  listFeatureChanges: (input, caller, context) =>
    listFeatureChanges(context, requireMember(caller).id, input),
  setFeatureFlags: async ({ features, reason }, caller, context) => {
    await setFeatureFlags(context, toActing(caller, reason), features)
    return done
  },
} as const satisfies Partial<OperatorHandlers>
