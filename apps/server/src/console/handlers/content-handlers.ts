import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import { discardDraft, saveContentDraft } from '#staff/content/edit-content.ts'
import { getContent, listContent, showVersion } from '#staff/content/list-content.ts'
import { createPreview } from '#staff/content/create-preview.ts'
import { publishContent, removeContent, rollBackContent } from '#staff/content/publish-content.ts'
import { done, toActing } from './acting.ts'

/** Handlers of drafts, versions and their publication. */
export const contentHandlers = {
  listContent: (input, caller, context) => listContent(context, requireMember(caller).id, input),
  getContent: (input, caller, context) => getContent(context, requireMember(caller).id, input),
  saveContentDraft: async ({ reason, ...draft }, caller, context) =>
    showVersion(
      context,
      requireMember(caller).id,
      await saveContentDraft(context, toActing(caller, reason), draft),
    ),
  publishContent: async ({ reason, ...input }, caller, context) =>
    showVersion(
      context,
      requireMember(caller).id,
      await publishContent(context, toActing(caller, reason), input),
    ),
  rollBackContent: async ({ versionId, reason }, caller, context) =>
    showVersion(
      context,
      requireMember(caller).id,
      await rollBackContent(context, toActing(caller, reason), versionId),
    ),
  discardDraft: async ({ versionId, reason }, caller, context) => {
    await discardDraft(context, toActing(caller, reason), versionId)
    return done
  },
  createPreview: ({ path, reason }, caller, context) =>
    createPreview(context, toActing(caller, reason), path),
  removeContent: async ({ reason, ...named }, caller, context) => ({
    removed: await removeContent(context, toActing(caller, reason), named),
  }),
} as const satisfies Partial<OperatorHandlers>
