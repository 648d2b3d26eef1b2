import { getPlayerAccountBalance } from '#cashier/get-player-account-balance.ts'
import { getPlayerAccounts } from '#cashier/get-player-accounts.ts'
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
import { joinGame } from '#join/join-game.ts'
import { purchaseTicket } from '#join/purchase-ticket.ts'
import { init } from '#session/init.ts'
import { loginCheck } from '#session/login-check.ts'
import { login } from '#session/login.ts'
import { logout } from '#session/logout.ts'
import { ping } from '#session/ping.ts'
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
  joinGameCancel: notBuilt,
  purchaseTicket,
  confirmCrosswordEnd,
  saveFavoriteGame,
  deleteFavoriteGame,
  checkUsername: notBuilt,
  checkEmail: notBuilt,
  checkPhone: notBuilt,
  checkGovernmentID: notBuilt,
  checkPassword: notBuilt,
  checkPostalCode: notBuilt,
  checkUsernameWithActiveSubscription: notBuilt,
  checkEmailWithActiveSubscription: notBuilt,
  checkToken: notBuilt,
  validateCoupon: notBuilt,
  checkDepositRequest: notBuilt,
  checkMaximumMonthlyWagers: notBuilt,
  getCountryCodeByIp: notBuilt,
  playerRegistration: notBuilt,
  playerRegistrationFull: notBuilt,
  registerAndLoginBeforeDeposit: notBuilt,
  registerAndTrackPendingJoin: notBuilt,
  requestResetPassword: notBuilt,
  resetPassword: notBuilt,
  submitEmailConfirmation: notBuilt,
  requestEmailConfirmation: notBuilt,
  postPendingForm: notBuilt,
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
  getStateProvincesForCountry: notBuilt,
  getCountries: notBuilt,
  getCountry: notBuilt,
  getAddressByPostalCode: notBuilt,
  getDropdownItems: notBuilt,
  getLastVerificationRequest: notBuilt,
  replyVerificationRequest: notBuilt,
  submitVerificationRequest: notBuilt,
  isSubscriptionActive: notBuilt,
  hasPlayerGameSubscriptions: notBuilt,
  getPlayerGameSubscriptions: notBuilt,
  getPayGoGameSubscriptionDetails: notBuilt,
  searchPayGoSubscriptionTransactions: notBuilt,
  removePlayerGameSubscription: notBuilt,
  getSubscriptionDates: notBuilt,
  getSubscriptionPromotion: notBuilt,
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
  createSupportCase: notBuilt,
  openTicket: notBuilt,
  getMainAds: notBuilt,
  getCampaignAds: notBuilt,
}
