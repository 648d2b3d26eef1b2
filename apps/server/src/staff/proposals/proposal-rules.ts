import type { ProposalRules } from './proposal-rule.ts'
import { adjustBalanceRule } from './rules/adjust-balance.ts'
import { approveWithdrawalRule } from './rules/approve-withdrawal.ts'
import { grantRoleRule } from './rules/grant-role.ts'
import { logSignerTermRule } from './rules/log-signer-term.ts'
import { publishGameRule } from './rules/publish-game.ts'
import { releaseDrawRule } from './rules/release-draw.ts'
import { unbanPlayerRule } from './rules/unban-player.ts'

export const proposalRules: ProposalRules = {
  approveWithdrawal: approveWithdrawalRule,
  adjustBalance: adjustBalanceRule,
  unbanPlayer: unbanPlayerRule,
  releaseDraw: releaseDrawRule,
  publishGame: publishGameRule,
  grantRole: grantRoleRule,
  logSignerTerm: logSignerTermRule,
}
