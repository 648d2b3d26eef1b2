import { inMember } from '@fairground/database/transaction'
import { expirePlayer, renewPlayer } from '#staff/accounts/expire-player.ts'
import { issueTemporaryPassword } from '#staff/accounts/issue-temporary-password.ts'
import { requirePasswordChange } from '#staff/accounts/require-password-change.ts'
import { setDemo } from '#staff/accounts/set-demo.ts'
import { setPlayerLimit } from '#staff/accounts/set-player-limit.ts'
import {
  type ConsoleContext,
  type OperatorCaller,
  type OperatorHandlers,
  requireMember,
  requireStaff,
} from '#staff/access/operator-handler.ts'
import { type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { answerRequest } from '#staff/answer-request.ts'
import { banPlayer } from '#staff/ban-player.ts'
import {
  cancelNotice,
  endMaintenance,
  listNotices,
  setMaintenance,
  setMessage,
  withdrawMessage,
} from '#staff/change-notices.ts'
import { closePlayerAccount } from '#staff/close-player-account.ts'
import { holdClosedDraw } from '#staff/hold-draw.ts'
import { listRequests } from '#staff/list-requests.ts'
import { reloadConfiguration } from '#staff/reload-configuration.ts'
import { requestDocuments } from '#staff/request-documents.ts'
import { resetSecondFactor } from '#staff/reset-second-factor.ts'
import { setPartner, setProvider } from '#staff/set-partner.ts'
import { setSegment } from '#staff/set-segment.ts'
import { showDocument } from '#staff/show-document.ts'
import { importExternalPlays } from '#staff/tickets/import-external-plays.ts'
import { reprintTicket } from '#staff/tickets/reprint-ticket.ts'
import { claimVerification, releaseVerification } from '#staff/verification/claim.ts'
import { listVerifications } from '#staff/verification/list-verifications.ts'
import { unlockPlayer } from '#staff/unlock-player.ts'
import { endPlayerSessions } from '#staff/players/end-sessions.ts'
import { excludePlayer } from '#staff/players/exclude-player.ts'
import { findUsername, type PlayerTarget } from '#staff/players/find-username.ts'
import { done, toActing } from './acting.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'

type OnPlayer = (deps: StaffDeps, acting: Acting, username: string) => Promise<unknown>

const onPlayer =
  (work: OnPlayer) =>
  async (
    { reason, ...player }: PlayerTarget & { readonly reason: string },
    caller: OperatorCaller,
    context: ConsoleContext,
  ) => {
    await work(
      context,
      toActing(caller, reason),
      await findUsername(context, requireMember(caller).id, player),
    )
    return done
  }

/** Handlers of what one staff member does alone for one operator. */
export const staffHandlers = {
  findPlayer: async ({ username }, caller, { db }) => {
    const memberId = requireMember(caller).id
    const row = await inMember(db, memberId, tx => findPlayerByUsername(tx, memberId, username))
    if (!row) throw new CommandRefused(`there is no player ${username}`)
    return { playerId: row.id, status: row.status }
  },
  holdDraw: async ({ instanceId, reason }, caller, context) => {
    await holdClosedDraw(context, toActing(caller, reason), instanceId)
    return done
  },
  banPlayer: onPlayer(banPlayer),
  expirePlayer: onPlayer(expirePlayer),
  renewPlayer: onPlayer(renewPlayer),
  closePlayerAccount: onPlayer(closePlayerAccount),
  setDemoPlayer: onPlayer(setDemo),
  unlockPlayer: onPlayer(unlockPlayer),
  resetSecondFactor: onPlayer(resetSecondFactor),
  requirePasswordChange: onPlayer(requirePasswordChange),
  issueTemporaryPassword: async ({ reason, ...player }, caller, context) => {
    const username = await findUsername(context, requireMember(caller).id, player)
    return { password: await issueTemporaryPassword(context, toActing(caller, reason), username) }
  },
  setPlayerLimit: async ({ kind, amount, reason, ...player }, caller, context) => {
    const username = await findUsername(context, requireMember(caller).id, player)
    return { limit: await setPlayerLimit(context, toActing(caller, reason), username, { kind, amount }) }
  },
  excludePlayer: async ({ playerId, until, reason }, caller, context) => ({
    until: await excludePlayer(context, toActing(caller, reason), playerId, until),
  }),
  endPlayerSessions: async ({ playerId, sessionId, reason }, caller, context) => ({
    ended: await endPlayerSessions(context, toActing(caller, reason), playerId, sessionId),
  }),
  setSegment: async ({ segment, reason, ...player }, caller, context) => {
    const username = await findUsername(context, requireMember(caller).id, player)
    await setSegment(context, toActing(caller, reason), username, segment)
    return done
  },
  listDocumentRequests: async ({ reason }, caller, context) => ({
    requests: (await listRequests(context, toActing(caller, reason))).map(request => ({
      ...request,
      documents: [...request.documents],
    })),
  }),
  showDocument: async ({ uploadId, reason }, caller, context) => {
    const shown = await showDocument(context, toActing(caller, reason), requireStaff(caller), uploadId)
    return { contentType: 'image/jpeg', content: shown.toString('base64') }
  },
  listVerifications: (input, caller, context) => listVerifications(context, requireMember(caller).id, input),
  claimVerification: ({ requestId, reason }, caller, context) =>
    claimVerification(context, toActing(caller, reason), requireStaff(caller).staffId, requestId),
  releaseVerification: async ({ requestId, reason }, caller, context) => {
    await releaseVerification(context, toActing(caller, reason), requestId)
    return done
  },
  requestDocuments: async ({ username, kind, text, reason }, caller, context) => ({
    requestId: await requestDocuments(context, toActing(caller, reason), username, { kind, text }),
  }),
  answerDocumentRequest: async ({ requestId, status, text, reason }, caller, context) => {
    if (status === 'REJECTED' && text.trim() === '') throw new CommandRefused('the player needs a text')
    await answerRequest(context, toActing(caller, reason), { requestId, status, text })
    return done
  },
  setMaintenance: async ({ reason, ...notice }, caller, context) => ({
    text: await setMaintenance(context, toActing(caller, reason), notice),
  }),
  endMaintenance: async ({ reason }, caller, context) => ({
    text: await endMaintenance(context, toActing(caller, reason)),
  }),
  setMessage: async ({ reason, ...notice }, caller, context) => ({
    text: await setMessage(context, toActing(caller, reason), notice),
  }),
  clearMessage: async ({ reason }, caller, context) => ({
    text: await withdrawMessage(context, toActing(caller, reason)),
  }),
  listNotices: (_, caller, context) => listNotices(context, requireMember(caller).id),
  cancelNotice: async ({ noticeId, reason }, caller, context) => {
    await cancelNotice(context, toActing(caller, reason), noticeId)
    return done
  },
  reloadConfiguration: async ({ reason }, caller, context) => ({
    text: await reloadConfiguration(context, toActing(caller, reason)),
  }),
  setIdentityProvider: async ({ reason, ...provider }, caller, context) => {
    await setProvider(context, toActing(caller, reason), provider)
    return done
  },
  setWhitelabelPartner: async ({ endpoint, secret, reason }, caller, context) => {
    await setPartner(context, toActing(caller, reason), endpoint, secret)
    return done
  },
  reprintTicket: async ({ ticket, reason }, caller, context) => ({
    prints: await reprintTicket(context, toActing(caller, reason), ticket),
  }),
  importExternalPlays: async ({ plays, reason }, caller, context) => ({
    stored: await importExternalPlays(context, toActing(caller, reason), plays),
  }),
} as const satisfies Partial<OperatorHandlers>
