import { confirmDevice, beginDeviceSignIn, finishDeviceSignIn } from '#staff/access/device-sign-in.ts'
import { beginEnrolment, finishEnrolment } from '#staff/access/enrol.ts'
import { beginPasskey, finishPasskey } from '#staff/access/further-passkey.ts'
import { beginOidcSignIn, finishOidcSignIn } from '#staff/access/oidc-sign-in.ts'
import type { OperatorHandlers } from '#staff/access/operator-handler.ts'
import { endOwnSession, getMe, listOwnSessions, signOut } from '#staff/access/own-session.ts'
import { beginSignIn, beginStepUp, finishSignIn, finishStepUp } from '#staff/access/sign-in.ts'
import {
  disableStaff,
  inviteStaff,
  listStaff,
  renewInvitation,
  revokeRole,
} from '#staff/access/staff-accounts.ts'
import { createOperator, listOperators } from '#staff/operators/create-operator.ts'
import { cancelProposal, executeProposal, listProposals } from '#staff/proposals/manage.ts'
import { propose } from '#staff/proposals/propose.ts'
import { beginVote, vote } from '#staff/proposals/vote.ts'
import { readAuditLog, verifyAuditLog } from '#staff/read-audit-log.ts'
import { staffHandlers } from './staff-handlers.ts'

/** The handlers of the operator API. */
export const operatorHandlers: OperatorHandlers = {
  beginEnrolment,
  finishEnrolment,
  beginSignIn,
  finishSignIn,
  beginOidcSignIn,
  finishOidcSignIn,
  beginDeviceSignIn,
  confirmDevice,
  finishDeviceSignIn,
  getMe,
  beginStepUp,
  finishStepUp,
  beginPasskey,
  finishPasskey,
  signOut,
  listOwnSessions,
  endOwnSession,
  listStaff,
  inviteStaff,
  renewInvitation,
  disableStaff,
  revokeRole,
  propose,
  listProposals,
  beginVote,
  vote,
  executeProposal,
  cancelProposal,
  readAuditLog,
  verifyAuditLog,
  listOperators,
  createOperator,
  ...staffHandlers,
}
