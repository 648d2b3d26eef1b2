import type { ProposalRules } from './proposal-rule.ts'
import { adjustBalanceRule } from './rules/adjust-balance.ts'
import { approveWithdrawalRule } from './rules/approve-withdrawal.ts'
import { exportPersonalDataRule } from './rules/export-personal-data.ts'
import { changeGameRule, changeScheduleRule } from './rules/change-game.ts'
import { changeMoneySettingsRule } from './rules/change-money-settings.ts'
import { endDeckRule } from './rules/end-deck.ts'
import { changeProtectionRule } from './rules/change-protection.ts'
import { fundJackpotRule } from './rules/fund-jackpot.ts'
import { grantRoleRule } from './rules/grant-role.ts'
import { logSignerTermRule } from './rules/log-signer-term.ts'
import { createCouponRule, offerBonusRule } from './rules/promotions.ts'
import { publishGameRule } from './rules/publish-game.ts'
import { releaseDrawRule } from './rules/release-draw.ts'
import { retireGameRule } from './rules/retire-game.ts'
import { setExchangeRatesRule } from './rules/set-exchange-rates.ts'
import { matchSuspenseRule, returnSuspenseRule } from './rules/settle-suspense.ts'
import { startBonusCampaignRule } from './rules/start-bonus-campaign.ts'
import { unbanPlayerRule } from './rules/unban-player.ts'
import { voidInstanceRule } from './rules/void-instance.ts'
import { usePaymentProviderRule } from './rules/use-payment-provider.ts'

export const proposalRules: ProposalRules = {
  approveWithdrawal: approveWithdrawalRule,
  adjustBalance: adjustBalanceRule,
  matchSuspense: matchSuspenseRule,
  returnSuspense: returnSuspenseRule,
  fundJackpot: fundJackpotRule,
  setExchangeRates: setExchangeRatesRule,
  offerBonus: offerBonusRule,
  createCoupon: createCouponRule,
  startBonusCampaign: startBonusCampaignRule,
  unbanPlayer: unbanPlayerRule,
  releaseDraw: releaseDrawRule,
  publishGame: publishGameRule,
  changeGame: changeGameRule,
  changeSchedule: changeScheduleRule,
  retireGame: retireGameRule,
  voidInstance: voidInstanceRule,
  endDeck: endDeckRule,
  changeMoneySettings: changeMoneySettingsRule,
  changeProtection: changeProtectionRule,
  grantRole: grantRoleRule,
  logSignerTerm: logSignerTermRule,
  exportPersonalData: exportPersonalDataRule,
  usePaymentProvider: usePaymentProviderRule,
}
