import { getPlayerAccountBalance } from '#cashier/get-player-account-balance.ts'
import { getPlayerAccounts } from '#cashier/get-player-accounts.ts'
import { getCampaignAds } from '#content/get-campaign-ads.ts'
import { getMainAds } from '#content/get-main-ads.ts'
import { getGameTypes } from '#games/get-game-types.ts'
import { getGameTypeInstances } from '#games/get-game-type-instances.ts'
import { getAllGameTypeInstances } from '#games/get-all-game-type-instances.ts'
import { getGamesCostPerMonth } from '#games/get-games-cost-per-month.ts'
import { getGamesCostPerMonthAndSchedule } from '#games/get-games-cost-per-month-and-schedule.ts'
import { getGameLanguage } from '#games/get-game-language.ts'
import { getBonoboPayout } from '#games/get-bonobo-payout.ts'
import { searchGameHistory } from '#games/search-game-history.ts'
import { searchPlayersExternalHistory } from '#games/search-players-external-history.ts'
import { getGameHistoryDetail } from '#games/get-game-history-detail.ts'
import { saveFavoriteGame } from '#games/save-favorite-game.ts'
import { deleteFavoriteGame } from '#games/delete-favorite-game.ts'
import { checkTicketStatus } from '#games/check-ticket-status.ts'
import { getFilteredGames } from '#games/get-filtered-games.ts'
import { getGameLastWinningDraws } from '#games/get-game-last-winning-draws.ts'
import { getGameLobby } from '#games/get-game-lobby.ts'
import { getGamePayoutInfo } from '#games/get-game-payout-info.ts'
import { getGamePlayerPlays } from '#games/get-game-player-plays.ts'
import { getGamePlayers } from '#games/get-game-players.ts'
import { getGameResults } from '#games/get-game-results.ts'
import { confirmCrosswordEnd } from '#instant/confirm-crossword-end.ts'
import { joinGameCancel } from '#join/join-game-cancel.ts'
import { joinGame } from '#join/join-game.ts'
import { purchaseTicket } from '#join/purchase-ticket.ts'
import { init } from '#session/init.ts'
import { loginCheck } from '#session/login-check.ts'
import { login } from '#session/login.ts'
import { logout } from '#session/logout.ts'
import { ping } from '#session/ping.ts'
import { getPayGoGameSubscriptionDetails } from '#subscriptions/get-pay-go-game-subscription-details.ts'
import { getPlayerGameSubscriptions } from '#subscriptions/get-player-game-subscriptions.ts'
import { getSubscriptionDates } from '#subscriptions/get-subscription-dates.ts'
import { getSubscriptionPromotion } from '#subscriptions/get-subscription-promotion.ts'
import { hasPlayerGameSubscriptions } from '#subscriptions/has-player-game-subscriptions.ts'
import { isSubscriptionActive } from '#subscriptions/is-subscription-active.ts'
import { removePlayerGameSubscription } from '#subscriptions/remove-player-game-subscription.ts'
import { searchPayGoSubscriptionTransactions } from '#subscriptions/search-pay-go-subscription-transactions.ts'
import { playerRegistration } from '#registration/player-registration.ts'
import { playerRegistrationFull } from '#registration/player-registration-full.ts'
import { registerAndLoginBeforeDeposit } from '#registration/register-and-login-before-deposit.ts'
import { registerAndTrackPendingJoin } from '#registration/register-and-track-pending-join.ts'
import { requestResetPassword } from '#registration/request-reset-password.ts'
import { resetPassword } from '#registration/reset-password.ts'
import { submitEmailConfirmation } from '#registration/submit-email-confirmation.ts'
import { requestEmailConfirmation } from '#registration/request-email-confirmation.ts'
import { postPendingForm } from '#registration/post-pending-form.ts'
import { checkUsername } from '#checks/check-username.ts'
import { checkEmail } from '#checks/check-email.ts'
import { checkPhone } from '#checks/check-phone.ts'
import { checkGovernmentID } from '#checks/check-government-id.ts'
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
import { createSupportCase } from '#support/create-support-case.ts'
import { openTicket } from '#support/open-ticket.ts'
import { type Handlers, notBuilt } from './handler.ts'

/** Every operation of the contract: its handler, or the plain word that it is not built. */
export const handlers: Handlers = {
  ping,
  login,
  'login.whitelabel': notBuilt,
  loginCheck,
  logout,
  init,
  attemptAuthentication: notBuilt,
  attemptCodeAuthentication: notBuilt,
  getOfflineEvents: notBuilt,
  acknowledgePesistentEvents: notBuilt,
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
  validateCoupon: notBuilt,
  checkDepositRequest: notBuilt,
  checkMaximumMonthlyWagers: notBuilt,
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
  requestIdVerification: notBuilt,
  updatePlayerEmail: notBuilt,
  updatePlayerPhones: notBuilt,
  updatePlayerAddress: notBuilt,
  updatePlayerCountry: notBuilt,
  updatePlayerLocale: notBuilt,
  changePassword: notBuilt,
  changePassword2: notBuilt,
  updateContactPreference: notBuilt,
  requestPhoneValidation: notBuilt,
  submitPhoneValidation: notBuilt,
  getStateProvincesForCountry,
  getCountries,
  getCountry,
  getAddressByPostalCode,
  getDropdownItems,
  getLastVerificationRequest: notBuilt,
  replyVerificationRequest: notBuilt,
  submitVerificationRequest: notBuilt,
  isSubscriptionActive,
  hasPlayerGameSubscriptions,
  getPlayerGameSubscriptions,
  getPayGoGameSubscriptionDetails,
  searchPayGoSubscriptionTransactions,
  removePlayerGameSubscription,
  getSubscriptionDates,
  getSubscriptionPromotion,
  sendEmailSubscriptionDetails: notBuilt,
  updateSelfLimits: notBuilt,
  updateSelfExclusion: notBuilt,
  updateTimeout: notBuilt,
  getPlayerAccounts,
  getPlayerAccountBalance,
  getPendingWithdrawals: notBuilt,
  searchTransactions: notBuilt,
  getBanksList: notBuilt,
  getDepositPopup: notBuilt,
  getDepositStep: notBuilt,
  directDebitRequest: notBuilt,
  depositRequestInfo: notBuilt,
  getWithdrawalStep: notBuilt,
  getWithdrawalStep2: notBuilt,
  payoutSubmit: notBuilt,
  payoutCancel: notBuilt,
  payoutListRecurringDetails: notBuilt,
  getPlayerPrizeItems: notBuilt,
  getPlayerPrizeItemAgents: notBuilt,
  getPlayerCurrentXPMultiplier: notBuilt,
  getBuyChipsOptions: notBuilt,
  convertOldCurrency: notBuilt,
  getCurrencyRatio: notBuilt,
  getReferralsReport: notBuilt,
  sendPlayerInvite: notBuilt,
  trackReferralCode: notBuilt,
  claimInGameBonus: notBuilt,
  claimInGameBonusNew: notBuilt,
  claimReloadBonus: notBuilt,
  redeemLottoBonus: notBuilt,
  getGift: notBuilt,
  getGifts: notBuilt,
  getGiftGroups: notBuilt,
  getGiftGroup: notBuilt,
  purchaseGift: notBuilt,
  createGiftInvite: notBuilt,
  saveGiftRecipients: notBuilt,
  ackGift: notBuilt,
  collectMobileGifts: notBuilt,
  getAchievements: notBuilt,
  getAchievement: notBuilt,
  ackAchievement: notBuilt,
  activateBonusBall: notBuilt,
  collectBonusBall: notBuilt,
  confirmBonusBallSent: notBuilt,
  queryPlayerRanks: notBuilt,
  createSupportCase,
  openTicket,
  getMainAds,
  getCampaignAds,
}
