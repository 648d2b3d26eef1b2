import type { OperationName } from './operation-names.ts'
import type { Operations } from './operations.ts'
import type { OpenWhenRestricted } from './restricted-access.ts'

/** Areas with the player's account, money, protection and rights. */
type ProtectedArea =
  | 'session'
  | 'checks'
  | 'profile'
  | 'subscriptions'
  | 'limits'
  | 'money'
  | 'support'
  | 'security'
  | 'privacy'
  | 'protection'
  | 'offers'
  | 'gifts'
  | 'diagnostics'

type InProtectedArea = {
  [N in OperationName]: Operations[N]['area'] extends ProtectedArea ? N : never
}[OperationName]

/** Operations of other areas that end, claim or show what a player already has, or prove a draw. */
type Owed =
  | 'joinGame'
  | 'joinGameCancel'
  | 'confirmCrosswordEnd'
  | 'checkTicketStatus'
  | 'getGameLobby'
  | 'getGamePlayerPlays'
  | 'getGameResults'
  | 'getGameLastWinningDraws'
  | 'getGamePayoutInfo'
  | 'searchDayResults'
  | 'searchPlayersExternalHistory'
  | 'playerRegistrationFull'
  | 'requestResetPassword'
  | 'resetPassword'
  | 'submitEmailConfirmation'
  | 'requestEmailConfirmation'
  | 'getPendingJoin'
  | 'getPendingForm'
  | 'getReferralsReport'
  | 'getGift'
  | 'getGifts'
  | 'ackGift'
  | 'collectMobileGifts'
  | 'claimInGameBonus'
  | 'claimInGameBonusNew'
  | 'claimReloadBonus'
  | 'redeemLottoBonus'
  | 'activateBonusBall'
  | 'collectBonusBall'
  | 'confirmBonusBallSent'
  | 'getBonusBalls'
  | 'setRankVisibility'

/** The operations that a feature may switch off. What protects players, or what they are owed, is not among them. */
export type GovernableOperation = Exclude<OperationName, InProtectedArea | OpenWhenRestricted | Owed>

/** Operations that a feature may switch off for some inputs. A purchase as such is never switched off by a feature. */
export type PartlyGovernableOperation = GovernableOperation | 'joinGame'
