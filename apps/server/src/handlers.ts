import { getPlayerAccountBalance } from '#cashier/get-player-account-balance.ts'
import { getPlayerAccounts } from '#cashier/get-player-accounts.ts'
import { claimPrize } from '#cashier/claim-prize.ts'
import { convertOldCurrency } from '#cashier/convert-old-currency.ts'
import { buyChips } from '#cashier/buy-chips.ts'
import { exportTransactions } from '#cashier/export-transactions.ts'
import { getBuyChipsOptions } from '#cashier/get-buy-chips-options.ts'
import { getCurrencyRatio } from '#cashier/get-currency-ratio.ts'
import { getPlayerCurrentXPMultiplier } from '#cashier/get-player-current-xp-multiplier.ts'
import { getPlayerPrizeItemAgents } from '#cashier/get-player-prize-item-agents.ts'
import { getPlayerPrizeItems } from '#cashier/get-player-prize-items.ts'
import { getBonuses } from '#cashier/get-bonuses.ts'
import { getStatement } from '#cashier/get-statement.ts'
import { getPlayStatistics } from '#cashier/statistics/get-play-statistics.ts'
import { searchTransactions } from '#cashier/search-transactions.ts'
import { searchTransactionsBetween } from '#cashier/search-transactions-between.ts'
import { getCampaignAds } from '#content/get-campaign-ads.ts'
import { getMainAds } from '#content/get-main-ads.ts'
import { getGameTypes } from './games/lobby/get-game-types.ts'
import { getGameTypeInstances } from './games/lobby/get-game-type-instances.ts'
import { getAllGameTypeInstances } from './games/lobby/get-all-game-type-instances.ts'
import { getGamesCostPerMonth } from './games/prizes/get-games-cost-per-month.ts'
import { getGamesCostPerMonthAndSchedule } from './games/prizes/get-games-cost-per-month-and-schedule.ts'
import { getGameLanguage } from './games/rules/get-game-language.ts'
import { getBonoboPayout } from './games/prizes/get-bonobo-payout.ts'
import { searchGameHistory } from './games/history/search-game-history.ts'
import { searchPlayersExternalHistory } from './games/history/search-players-external-history.ts'
import { getGameHistoryDetail } from './games/history/get-game-history-detail.ts'
import { saveFavoriteGame } from './games/lobby/save-favorite-game.ts'
import { deleteFavoriteGame } from './games/lobby/delete-favorite-game.ts'
import { checkTicketStatus } from './games/tickets/check-ticket-status.ts'
import { getFilteredGames } from './games/lobby/get-filtered-games.ts'
import { getGameLastWinningDraws } from './games/results/get-game-last-winning-draws.ts'
import { getGameLobby } from './games/lobby/get-game-lobby.ts'
import { getGamePayoutInfo } from './games/prizes/get-game-payout-info.ts'
import { getGamePlayerPlays } from './games/tickets/get-game-player-plays.ts'
import { getGamePlayers } from './games/lobby/get-game-players.ts'
import { getGameResults } from './games/results/get-game-results.ts'
import { searchDayResults } from './games/results/search-day-results.ts'
import { getGameStatistics } from './games/statistics/get-game-statistics.ts'
import { getPracticeGame } from './games/practice/get-practice-game.ts'
import { getGift } from '#gifts/get-gift.ts'
import { getGifts } from '#gifts/get-gifts.ts'
import { getGiftGroups } from '#gifts/get-gift-groups.ts'
import { getGiftGroup } from '#gifts/get-gift-group.ts'
import { purchaseGift } from '#gifts/purchase-gift.ts'
import { createGiftInvite } from '#gifts/create-gift-invite.ts'
import { saveGiftRecipients } from '#gifts/save-gift-recipients.ts'
import { ackGift } from '#gifts/ack-gift.ts'
import { collectMobileGifts } from '#gifts/collect-mobile-gifts.ts'
import { getGiftSummary } from '#gifts/get-gift-summary.ts'
import { openGift } from '#gifts/open-gift.ts'
import { sendBackGift } from '#gifts/send-back-gift.ts'
import { playGift } from '#gifts/play-gift.ts'
import { confirmCrosswordEnd } from '#instant/confirm-crossword-end.ts'
import { getUnopenedPrizes } from '#instant/get-unopened-prizes.ts'
import { joinGameCancel } from '#join/join-game-cancel.ts'
import { joinGame } from '#join/join-game.ts'
import { purchaseTicket } from '#join/purchase-ticket.ts'
import { getReferralsReport } from '#referrals/get-referrals-report.ts'
import { sendPlayerInvite } from '#referrals/send-player-invite.ts'
import { trackReferralCode } from '#referrals/track-referral-code.ts'
import { claimInGameBonus } from '#rewards/claim-in-game-bonus.ts'
import { claimInGameBonusNew } from '#rewards/claim-in-game-bonus-new.ts'
import { claimReloadBonus } from '#rewards/claim-reload-bonus.ts'
import { declineBonusOffer } from '#rewards/decline-bonus-offer.ts'
import { getBonusOffers } from '#rewards/get-bonus-offers.ts'
import { giveUpBonus } from '#rewards/give-up-bonus.ts'
import { redeemLottoBonus } from '#rewards/redeem-lotto-bonus.ts'
import { setRewardsOff } from '#rewards/set-rewards-off.ts'
import { init } from '#session/init.ts'
import { loginCheck } from '#session/login-check.ts'
import { login } from '#session/login.ts'
import { logout } from '#session/logout.ts'
import { ping } from '#session/ping.ts'
import { getNotificationPreferences } from '#notifications/get-notification-preferences.ts'
import { getNotifications } from '#notifications/get-notifications.ts'
import { markNotificationsRead } from '#notifications/mark-notifications-read.ts'
import { registerPushSubscription } from '#notifications/register-push-subscription.ts'
import { removePushSubscription } from '#notifications/remove-push-subscription.ts'
import { setNotificationPreferences } from '#notifications/set-notification-preferences.ts'
import { getPayGoGameSubscriptionDetails } from '#subscriptions/get-pay-go-game-subscription-details.ts'
import { getPlayerGameSubscriptions } from '#subscriptions/get-player-game-subscriptions.ts'
import { getSubscriptionDates } from '#subscriptions/get-subscription-dates.ts'
import { getSubscriptionPromotion } from '#subscriptions/get-subscription-promotion.ts'
import { hasPlayerGameSubscriptions } from '#subscriptions/has-player-game-subscriptions.ts'
import { isSubscriptionActive } from '#subscriptions/is-subscription-active.ts'
import { removePlayerGameSubscription } from '#subscriptions/remove-player-game-subscription.ts'
import { searchPayGoSubscriptionTransactions } from '#subscriptions/search-pay-go-subscription-transactions.ts'
import { sendEmailSubscriptionDetails } from '#subscriptions/send-email-subscription-details.ts'
import { playerRegistration } from '#registration/player-registration.ts'
import { playerRegistrationFull } from '#registration/player-registration-full.ts'
import { registerAndLoginBeforeDeposit } from '#registration/register-and-login-before-deposit.ts'
import { registerAndTrackPendingJoin } from '#registration/register-and-track-pending-join.ts'
import { requestResetPassword } from '#registration/request-reset-password.ts'
import { resetPassword } from '#registration/reset-password.ts'
import { submitEmailConfirmation } from '#registration/submit-email-confirmation.ts'
import { requestEmailConfirmation } from '#registration/request-email-confirmation.ts'
import { postPendingForm } from '#registration/post-pending-form.ts'
import { getPendingForm } from '#registration/get-pending-form.ts'
import { getPendingJoin } from '#join/pending/get-pending-join.ts'
import { savePendingJoin } from '#join/pending/save-pending-join.ts'
import { checkUsername } from '#checks/check-username.ts'
import { checkEmail } from '#checks/check-email.ts'
import { checkPhone } from '#checks/check-phone.ts'
import { checkGovernmentID } from '#checks/check-government-id.ts'
import { checkMaximumMonthlyWagers } from '#checks/check-maximum-monthly-wagers.ts'
import { checkNewPassword } from '#checks/check-new-password.ts'
import { checkPassword } from '#checks/check-password.ts'
import { checkPostalCode } from '#checks/check-postal-code.ts'
import { checkUsernameWithActiveSubscription } from '#checks/check-username-with-active-subscription.ts'
import { checkEmailWithActiveSubscription } from '#checks/check-email-with-active-subscription.ts'
import { checkToken } from '#checks/check-token.ts'
import { getCountryCodeByIp } from '#checks/get-country-code-by-ip.ts'
import { getCountries } from '#places/get-countries.ts'
import { getCountry } from '#places/get-country.ts'
import { getStateProvincesForCountry } from '#places/get-state-provinces-for-country.ts'
import { getAddressByPostalCode } from '#places/get-address-by-postal-code.ts'
import { getDropdownItems } from '#places/get-dropdown-items.ts'
import { requestIdVerification } from '#profile/request-id-verification.ts'
import { updatePlayerEmail } from '#profile/update-player-email.ts'
import { updatePlayerPhones } from '#profile/update-player-phones.ts'
import { updatePlayerAddress } from '#profile/update-player-address.ts'
import { updatePlayerCountry } from '#profile/update-player-country.ts'
import { updatePlayerLocale } from '#profile/update-player-locale.ts'
import { changePassword } from '#profile/change-password.ts'
import { changePassword2 } from '#profile/change-password2.ts'
import { updateContactPreference } from '#profile/update-contact-preference.ts'
import { requestPhoneValidation } from '#profile/request-phone-validation.ts'
import { submitPhoneValidation } from '#profile/submit-phone-validation.ts'
import { getLastVerificationRequest } from '#profile/get-last-verification-request.ts'
import { replyVerificationRequest } from '#profile/reply-verification-request.ts'
import { submitVerificationRequest } from '#profile/submit-verification-request.ts'
import { closeAccount } from '#profile/close-account.ts'
import { exportMyData } from '#profile/export-my-data.ts'
import { getContactPreference } from '#profile/get-contact-preference.ts'
import { listVerificationRequests } from '#profile/list-verification-requests.ts'
import { ackAchievement } from '#progress/achievements/ack-achievement.ts'
import { getAchievement } from '#progress/achievements/get-achievement.ts'
import { getAchievements } from '#progress/achievements/get-achievements.ts'
import { recordProgress } from '#progress/achievements/record-progress.ts'
import { activateBonusBall } from '#progress/balls/activate-bonus-ball.ts'
import { collectBonusBall } from '#progress/balls/collect-bonus-ball.ts'
import { confirmBonusBallSent } from '#progress/balls/confirm-bonus-ball-sent.ts'
import { getBonusBalls } from '#progress/balls/get-bonus-balls.ts'
import { sendBonusBall } from '#progress/balls/send-bonus-ball.ts'
import { getPlayerProgress } from '#progress/ranks/get-player-progress.ts'
import { queryPlayerRanks } from '#progress/ranks/query-player-ranks.ts'
import { setRankVisibility } from '#progress/ranks/set-rank-visibility.ts'
import { removeDocument } from '#documents/remove-document.ts'
import { createSupportCase } from '#support/create-support-case.ts'
import { replyToSupportCase } from '#support/reply-to-support-case.ts'
import { openTicket } from '#support/open-ticket.ts'
import { reportCrash } from '#support/report-crash.ts'
import { beginTotp } from '#security/begin-totp.ts'
import { confirmTotp } from '#security/confirm-totp.ts'
import { removeTotp } from '#security/remove-totp.ts'
import { beginPasskey } from '#security/begin-passkey.ts'
import { finishPasskey } from '#security/finish-passkey.ts'
import { removePasskey } from '#security/remove-passkey.ts'
import { listSecondFactors } from '#security/list-second-factors.ts'
import { beginSecondStep } from '#security/begin-second-step.ts'
import { finishSecondStep } from '#security/finish-second-step.ts'
import { listSessions } from '#security/list-sessions.ts'
import { beginStepUp } from '#security/begin-step-up.ts'
import { createRecoveryCodes } from '#security/create-recovery-codes.ts'
import { endOtherSessions } from '#security/end-other-sessions.ts'
import { endSession } from '#security/end-session.ts'
import { finishStepUp } from '#security/finish-step-up.ts'
import { beginCodeAuthentication } from '#security/begin-code-authentication.ts'
import { linkIdentity } from '#security/link-identity.ts'
import { unlinkIdentity } from '#security/unlink-identity.ts'
import { attemptAuthentication } from '#session/attempt-authentication.ts'
import { attemptCodeAuthentication } from '#session/attempt-code-authentication.ts'
import { acknowledgePesistentEvents } from '#session/acknowledge-pesistent-events.ts'
import { getOfflineEvents } from '#session/get-offline-events.ts'
import { loginWhitelabel } from '#session/login-whitelabel.ts'
import { cancelLimitChange } from '#limits/cancel-limit-change.ts'
import { confirmLimitChange } from '#limits/confirm-limit-change.ts'
import { confirmRealityCheck } from '#limits/confirm-reality-check.ts'
import { getLimits } from '#limits/get-limits.ts'
import { getRealityCheck } from '#limits/get-reality-check.ts'
import { updateLossLimits } from '#limits/update-loss-limits.ts'
import { updateRealityCheck } from '#limits/update-reality-check.ts'
import { updateSelfExclusion } from '#limits/update-self-exclusion.ts'
import { updateSelfLimits } from '#limits/update-self-limits.ts'
import { updateTimeout } from '#limits/update-timeout.ts'
import { validateCoupon } from './payments/coupons/validate-coupon.ts'
import { checkDepositRequest } from './payments/deposits/check-deposit-request.ts'
import { getPendingWithdrawals } from './payments/withdrawals/get-pending-withdrawals.ts'
import { getBanksList } from './payments/withdrawals/get-banks-list.ts'
import { getDepositPopup } from './payments/deposits/get-deposit-popup.ts'
import { getDepositStep } from './payments/deposits/get-deposit-step.ts'
import { addPayoutMethod } from './payments/methods/add-payout-method.ts'
import { listPaymentMethods } from './payments/methods/list-payment-methods.ts'
import { removePaymentMethod } from './payments/methods/remove-payment-method.ts'
import { getCouponTerms } from './payments/coupons/get-coupon-terms.ts'
import { getReceipt } from './cashier/get-receipt.ts'
import { listFailedDeposits } from './cashier/list-failed-deposits.ts'
import { cancelDeposit } from './payments/deposits/cancel-deposit.ts'
import { directDebitRequest } from './payments/deposits/direct-debit-request.ts'
import { depositRequestInfo } from './payments/deposits/deposit-request-info.ts'
import { getWithdrawal } from './payments/withdrawals/get-withdrawal.ts'
import { getWithdrawalStep } from './payments/withdrawals/get-withdrawal-step.ts'
import { getWithdrawalStep2 } from './payments/withdrawals/get-withdrawal-step2.ts'
import { payoutSubmit } from './payments/withdrawals/payout-submit.ts'
import { payoutCancel } from './payments/withdrawals/payout-cancel.ts'
import { payoutListRecurringDetails } from './payments/withdrawals/payout-list-recurring-details.ts'
import type { Handlers } from './operation/handler.ts'

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  ping,
  login,
  'login.whitelabel': loginWhitelabel,
  loginCheck,
  logout,
  init,
  attemptAuthentication,
  attemptCodeAuthentication,
  getOfflineEvents,
  acknowledgePesistentEvents,
  getFilteredGames,
  getGameTypes,
  getGameTypeInstances,
  getAllGameTypeInstances,
  getGamesCostPerMonth,
  getGamesCostPerMonthAndSchedule,
  getGameLobby,
  getGameLanguage,
  getBonoboPayout,
  getGamePayoutInfo,
  getGamePlayers,
  getGamePlayerPlays,
  getGameResults,
  getGameLastWinningDraws,
  searchGameHistory,
  searchPlayersExternalHistory,
  getGameHistoryDetail,
  checkTicketStatus,
  joinGame,
  joinGameCancel,
  purchaseTicket,
  confirmCrosswordEnd,
  saveFavoriteGame,
  deleteFavoriteGame,
  checkUsername,
  checkEmail,
  checkPhone,
  checkGovernmentID,
  checkPassword,
  checkPostalCode,
  checkUsernameWithActiveSubscription,
  checkEmailWithActiveSubscription,
  checkToken,
  validateCoupon,
  checkDepositRequest,
  checkMaximumMonthlyWagers,
  getCountryCodeByIp,
  playerRegistration,
  playerRegistrationFull,
  registerAndLoginBeforeDeposit,
  registerAndTrackPendingJoin,
  requestResetPassword,
  resetPassword,
  submitEmailConfirmation,
  requestEmailConfirmation,
  postPendingForm,
  requestIdVerification,
  updatePlayerEmail,
  updatePlayerPhones,
  updatePlayerAddress,
  updatePlayerCountry,
  updatePlayerLocale,
  changePassword,
  changePassword2,
  updateContactPreference,
  requestPhoneValidation,
  submitPhoneValidation,
  getStateProvincesForCountry,
  getCountries,
  getCountry,
  getAddressByPostalCode,
  getDropdownItems,
  getLastVerificationRequest,
  replyVerificationRequest,
  submitVerificationRequest,
  isSubscriptionActive,
  hasPlayerGameSubscriptions,
  getPlayerGameSubscriptions,
  getPayGoGameSubscriptionDetails,
  searchPayGoSubscriptionTransactions,
  removePlayerGameSubscription,
  getSubscriptionDates,
  getSubscriptionPromotion,
  sendEmailSubscriptionDetails,
  updateSelfLimits,
  updateSelfExclusion,
  updateTimeout,
  getPlayerAccounts,
  getPlayerAccountBalance,
  getPendingWithdrawals,
  searchTransactions,
  getBanksList,
  getDepositPopup,
  getDepositStep,
  directDebitRequest,
  cancelDeposit,
  listPaymentMethods,
  removePaymentMethod,
  addPayoutMethod,
  getReceipt,
  listFailedDeposits,
  getCouponTerms,
  depositRequestInfo,
  getWithdrawalStep,
  getWithdrawalStep2,
  payoutSubmit,
  payoutCancel,
  payoutListRecurringDetails,
  getPlayerPrizeItems,
  getPlayerPrizeItemAgents,
  getPlayerCurrentXPMultiplier,
  getBuyChipsOptions,
  convertOldCurrency,
  getCurrencyRatio,
  getAchievements,
  getAchievement,
  ackAchievement,
  activateBonusBall,
  collectBonusBall,
  confirmBonusBallSent,
  queryPlayerRanks,
  getGift,
  getGifts,
  getGiftGroups,
  getGiftGroup,
  purchaseGift,
  createGiftInvite,
  saveGiftRecipients,
  ackGift,
  collectMobileGifts,
  getReferralsReport,
  sendPlayerInvite,
  trackReferralCode,
  claimInGameBonus,
  claimInGameBonusNew,
  claimReloadBonus,
  redeemLottoBonus,
  createSupportCase,
  replyToSupportCase,
  openTicket,
  reportCrash,
  getMainAds,
  getCampaignAds,
  beginTotp,
  confirmTotp,
  removeTotp,
  beginPasskey,
  finishPasskey,
  removePasskey,
  listSecondFactors,
  beginSecondStep,
  finishSecondStep,
  listSessions,
  endOtherSessions,
  endSession,
  beginStepUp,
  finishStepUp,
  createRecoveryCodes,
  checkNewPassword,
  beginCodeAuthentication,
  linkIdentity,
  unlinkIdentity,
  closeAccount,
  exportMyData,
  getContactPreference,
  listVerificationRequests,
  removeDocument,
  getLimits,
  updateLossLimits,
  confirmLimitChange,
  cancelLimitChange,
  getRealityCheck,
  updateRealityCheck,
  confirmRealityCheck,
  searchTransactionsBetween,
  exportTransactions,
  getStatement,
  getBonuses,
  giveUpBonus,
  getBonusOffers,
  declineBonusOffer,
  setRewardsOff,
  getUnopenedPrizes,
  recordProgress,
  getPlayerProgress,
  setRankVisibility,
  getBonusBalls,
  sendBonusBall,
  getWithdrawal,
  claimPrize,
  buyChips,
  getGiftSummary,
  openGift,
  sendBackGift,
  playGift,
  savePendingJoin,
  getPendingJoin,
  getPendingForm,
  getNotifications,
  markNotificationsRead,
  getNotificationPreferences,
  setNotificationPreferences,
  registerPushSubscription,
  removePushSubscription,
  searchDayResults,
  getGameStatistics,
  getPracticeGame,
  getPlayStatistics,
}
