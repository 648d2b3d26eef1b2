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
import { changeOperator } from '#staff/operators/change-operator.ts'
import { createOperator, listOperators } from '#staff/operators/create-operator.ts'
import { getOperator } from '#staff/operators/get-operator.ts'
import { getReadiness } from '#staff/operators/readiness.ts'
import { cancelProposal, executeProposal, listProposals } from '#staff/proposals/manage.ts'
import { getProposal } from '#staff/proposals/get-proposal.ts'
import { propose } from '#staff/proposals/propose.ts'
import { beginVote, vote } from '#staff/proposals/vote.ts'
import { playerHandlers } from './handlers/player-handlers.ts'
import { catalogueHandlers } from './handlers/catalogue-handlers.ts'
import { contentHandlers } from './handlers/content-handlers.ts'
import { moneyHandlers } from './handlers/money-handlers.ts'
import { integrationHandlers } from './handlers/integration-handlers.ts'
import { exportAuditLog, readAuditLog, verifyAuditLog } from '#staff/audit/read-audit-log.ts'
import { featureHandlers } from './handlers/feature-handlers.ts'
import { incidentHandlers } from './handlers/incident-handlers.ts'
import { overviewHandlers } from './handlers/overview-handlers.ts'
import { reportHandlers } from './handlers/report-handlers.ts'
import { gameHandlers } from './handlers/game-handlers.ts'
import { languageHandlers } from './handlers/language-handlers.ts'
import { protectionHandlers } from './handlers/protection-handlers.ts'
import { promotionHandlers } from './handlers/promotion-handlers.ts'
import { staffHandlers } from './handlers/staff-handlers.ts'
import { supportHandlers } from './handlers/support-handlers.ts'

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
  getProposal,
  beginVote,
  vote,
  executeProposal,
  cancelProposal,
  readAuditLog,
  verifyAuditLog,
  exportAuditLog,
  listOperators,
  createOperator,
  getOperator,
  changeOperator,
  getReadiness,
  ...gameHandlers,
  ...staffHandlers,
  ...featureHandlers,
  ...playerHandlers,
  ...contentHandlers,
  ...moneyHandlers,
  ...integrationHandlers,
  ...reportHandlers,
  ...languageHandlers,
  ...protectionHandlers,
  ...promotionHandlers,
  ...catalogueHandlers,
  ...supportHandlers,
  ...incidentHandlers,
  ...overviewHandlers,
}
