import { findGrants } from '@fairground/contract/operator/roles'
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
import { toActor } from '#staff/access/staff-session.ts'
import { type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { answerRequest } from '#staff/answer-request.ts'
import { banPlayer } from '#staff/ban-player.ts'
import {
  endMaintenance,
  listNotices,
  setMaintenance,
  setMessage,
  withdrawMessage,
} from '#staff/change-notices.ts'
import { closePlayerAccount } from '#staff/close-player-account.ts'
import { publishPage, removePage } from '#staff/content/publish-page.ts'
import { publishAd, publishBackground, removeAd } from '#staff/content/publish-pictures.ts'
import { approveWithdrawal, listWithdrawals, rejectWithdrawal } from '#staff/decide-withdrawal.ts'
import { holdClosedDraw } from '#staff/hold-draw.ts'
import { listRequests } from '#staff/list-requests.ts'
import { refundDeposit } from '#staff/refund-deposit.ts'
import { reloadConfiguration } from '#staff/reload-configuration.ts'
import { requestDocuments } from '#staff/request-documents.ts'
import { resetSecondFactor } from '#staff/reset-second-factor.ts'
import { setPartner, setProvider } from '#staff/set-partner.ts'
import { setSegment } from '#staff/set-segment.ts'
import { showDocument } from '#staff/show-document.ts'
import { answerCase, closeCase } from '#staff/support/answer-case.ts'
import { listCases, showCase } from '#staff/support/read-cases.ts'
import { importExternalPlays } from '#staff/tickets/import-external-plays.ts'
import { reprintTicket } from '#staff/tickets/reprint-ticket.ts'
import { unlockPlayer } from '#staff/unlock-player.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'

const done = { done: true } as const

const toActing = (caller: OperatorCaller, reason: string): Acting => ({
  member: requireMember(caller),
  actor: toActor(requireStaff(caller).staffId),
  reason,
})

type OnPlayer = (deps: StaffDeps, acting: Acting, username: string) => Promise<unknown>

const onPlayer =
  (work: OnPlayer) =>
  async (
    { username, reason }: { readonly username: string; readonly reason: string },
    caller: OperatorCaller,
    context: ConsoleContext,
  ) => {
    await work(context, toActing(caller, reason), username)
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
  listWithdrawals: async ({ reason }, caller, context) => ({
    withdrawals: await listWithdrawals(context, toActing(caller, reason)),
  }),
  approveWithdrawal: async ({ withdrawalId, reason }, caller, context) => {
    const acting = toActing(caller, reason)
    const grants = findGrants(requireStaff(caller).grants, acting.member.id, 'withdrawals.approve')
    await approveWithdrawal(context, acting, withdrawalId, grants)
    return done
  },
  rejectWithdrawal: async ({ withdrawalId, text, reason }, caller, context) => {
    await rejectWithdrawal(context, toActing(caller, reason), withdrawalId, text)
    return done
  },
  refundDeposit: async ({ depositId, reason }, caller, context) => {
    await refundDeposit(context, toActing(caller, reason), depositId)
    return done
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
  issueTemporaryPassword: async ({ username, reason }, caller, context) => ({
    password: await issueTemporaryPassword(context, toActing(caller, reason), username),
  }),
  setPlayerLimit: async ({ username, kind, amount, reason }, caller, context) => ({
    limit: await setPlayerLimit(context, toActing(caller, reason), username, { kind, amount }),
  }),
  setSegment: async ({ username, segment, reason }, caller, context) => {
    await setSegment(context, toActing(caller, reason), username, segment)
    return done
  },
  listDocumentRequests: async ({ reason }, caller, context) => ({
    requests: (await listRequests(context, toActing(caller, reason))).map(request => ({
      ...request,
      documents: [...request.documents],
    })),
  }),
  showDocument: async ({ uploadId, reason }, caller, context) => ({
    content: (await showDocument(context, toActing(caller, reason), uploadId)).toString('base64'),
  }),
  requestDocuments: async ({ username, kind, text, reason }, caller, context) => ({
    requestId: await requestDocuments(context, toActing(caller, reason), username, { kind, text }),
  }),
  answerDocumentRequest: async ({ requestId, status, text, reason }, caller, context) => {
    if (status === 'REJECTED' && text.trim() === '') throw new CommandRefused('the player needs a text')
    await answerRequest(context, toActing(caller, reason), { requestId, status, text })
    return done
  },
  listSupportCases: async ({ reason }, caller, context) => ({
    lines: [...(await listCases(context, toActing(caller, reason)))],
  }),
  showSupportCase: async ({ code, reason }, caller, context) => ({
    lines: [...(await showCase(context, toActing(caller, reason), code))],
  }),
  answerSupportCase: async ({ code, text, reason }, caller, context) => {
    await answerCase(context, toActing(caller, reason), code, text)
    return done
  },
  closeSupportCase: async ({ code, reason }, caller, context) => {
    await closeCase(context, toActing(caller, reason), code)
    return done
  },
  publishPage: async ({ reason, ...page }, caller, context) => ({
    pageId: await publishPage(context, toActing(caller, reason), page),
  }),
  removePage: async ({ linkName, reason }, caller, context) => {
    await removePage(context, toActing(caller, reason), linkName)
    return done
  },
  publishAd: async ({ ad, reason }, caller, context) => ({
    adId: await publishAd(context, toActing(caller, reason), ad),
  }),
  removeAd: async ({ adId, reason }, caller, context) => {
    await removeAd(context, toActing(caller, reason), adId)
    return done
  },
  publishBackground: async ({ svg, reason }, caller, context) => {
    await publishBackground(context, toActing(caller, reason), svg)
    return done
  },
  removeBackground: async ({ reason }, caller, context) => {
    await publishBackground(context, toActing(caller, reason), null)
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
  listNotices: async (_, caller, context) => ({ text: await listNotices(context, toActing(caller, 'list')) }),
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
