import { loadModalDialog } from '@fairground/ui/feedback/modal.tsx'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { modalStore, type OpenModal } from '#core/modals.ts'
import { Observed } from './observed.tsx'

const AdPopup = lazy(lazyPage(async () => (await import('#features/ads/ad-popup.tsx')).AdPopup))
const OneClickModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/one-click/one-click-modal.tsx'),
      loadText('content'),
      loadText('game'),
      loadText('account'),
      loadText('cashier'),
      loadText('safer-play'),
    ])
    return part.OneClickModal
  }),
)
const ErrorModal = lazy(lazyPage(async () => (await import('#features/static/error-modal.tsx')).ErrorModal))
const ProcessingModal = lazy(
  lazyPage(async () => (await import('#features/static/processing-modal.tsx')).ProcessingModal),
)
const ReconnectingModal = lazy(
  lazyPage(async () => (await import('#features/connection/reconnecting-modal.tsx')).ReconnectingModal),
)

/** Loads a modal of the account together with its texts. */
const accountModal = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(
    lazyPage(async () => {
      const [modal] = await Promise.all([load(), loadText('account')])
      return modal
    }),
  )

const LoginModal = accountModal(async () => (await import('#features/login/login-modal.tsx')).LoginModal)
const PhoneLoginModal = accountModal(
  async () => (await import('#features/login/phone-login-modal.tsx')).PhoneLoginModal,
)
const RegisterModal = accountModal(
  async () => (await import('#features/registration/register-modal.tsx')).RegisterModal,
)
const FullRegistrationModal = accountModal(
  async () => (await import('#features/registration/full-registration-modal.tsx')).FullRegistrationModal,
)
const ForgotPasswordModal = accountModal(
  async () => (await import('#features/password/forgot-password-modal.tsx')).ForgotPasswordModal,
)
const ForgotConfirmationModal = accountModal(
  async () => (await import('#features/password/forgot-confirmation-modal.tsx')).ForgotConfirmationModal,
)
const ResetPasswordModal = accountModal(
  async () => (await import('#features/password/reset-password-modal.tsx')).ResetPasswordModal,
)

const StepUpModal = accountModal(
  async () => (await import('#features/security/step-up-modal.tsx')).StepUpModal,
)

const PlayDialog = lazy(lazyPage(async () => (await import('#features/lobby/play-dialog.tsx')).PlayDialog))
const LiveGamesModal = lazy(
  lazyPage(async () => (await import('#features/lobby/live-games-modal.tsx')).LiveGamesModal),
)
const RulesModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/static/rules-modal.tsx'), loadText('how-to-play')])
    return part.RulesModal
  }),
)
const CancelSubscriptionModal = lazy(
  lazyPage(
    async () =>
      (await import('#features/subscriptions/cancel-subscription-modal.tsx')).CancelSubscriptionModal,
  ),
)
const PhoneValidationModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/profile/phone/phone-validation-modal.tsx'),
      loadText('account'),
    ])
    return part.PhoneValidationModal
  }),
)
/** The deposit page opens both and has loaded their texts. */
const DepositModal = lazy(
  lazyPage(async () => (await import('#features/deposit/deposit-modal.tsx')).DepositModal),
)
const CardDepositModal = lazy(
  lazyPage(async () => (await import('#features/deposit/card-deposit-modal.tsx')).CardDepositModal),
)
const PrizeDetailsModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/prizes/prize-details-modal.tsx'),
      loadText('withdrawal'),
    ])
    return part.PrizeDetailsModal
  }),
)
const AchievementModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/progress/achievements/achievement-modal.tsx'),
      loadText('progress'),
    ])
    return part.AchievementModal
  }),
)
const NewAchievementModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/progress/achievements/new-achievement-modal.tsx'),
      loadText('progress'),
    ])
    return part.NewAchievementModal
  }),
)
const RealityCheckModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/safer-play/reality-check/reality-check-modal.tsx'),
      loadText('safer-play'),
    ])
    return part.RealityCheckModal
  }),
)

const AwayModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/away/away-modal.tsx'), loadText('away')])
    return part.AwayModal
  }),
)

function Current({ modal }: { modal: OpenModal }) {
  switch (modal.name) {
    case 'login':
      return <LoginModal {...modal.payload} />
    case 'playGame':
      return <PlayDialog {...modal.payload} />
    case 'rules':
      return <RulesModal {...modal.payload} />
    case 'liveGames':
      return <LiveGamesModal />
    case 'processing':
      return <ProcessingModal {...modal.payload} />
    case 'error':
      return <ErrorModal {...modal.payload} />
    case 'reconnecting':
      return <ReconnectingModal />
    case 'cancelSubscription':
      return <CancelSubscriptionModal {...modal.payload} />
    case 'oneClickBuy':
    case 'instantOneClickBuy':
      return <OneClickModal {...modal.payload} />
    case 'oneClickNumberPick':
      return <OneClickModal {...modal.payload} picks />
    case 'adPopup':
      return <AdPopup {...modal.payload} />
    case 'phoneValidation':
      return <PhoneValidationModal {...modal.payload} />
    case 'phoneLogin':
      return <PhoneLoginModal {...modal.payload} />
    case 'register':
      return <RegisterModal />
    case 'fullRegistration':
      return <FullRegistrationModal />
    case 'forgotPassword':
      return <ForgotPasswordModal />
    case 'forgotConfirmation':
      return <ForgotConfirmationModal />
    case 'resetPassword':
      return <ResetPasswordModal {...modal.payload} />
    case 'realityCheck':
      return <RealityCheckModal />
    case 'away':
      return <AwayModal {...modal.payload} />
    case 'deposit':
      return <DepositModal {...modal.payload} />
    case 'cardDeposit':
      return <CardDepositModal {...modal.payload} />
    case 'stepUp':
      return <StepUpModal {...modal.payload} />
    case 'achievement':
      return <AchievementModal {...modal.payload} />
    case 'newAchievement':
      return <NewAchievementModal {...modal.payload} />
    case 'prizeDetails':
      return <PrizeDetailsModal {...modal.payload} />
  }
}

/** Fetched soon after the first paint, so that the first modal opens at once. */
const dialogAfterMs = 1000

/** One modal at a time; `key` resets the state when another replaces it. */
export function ModalHost() {
  const current = useStore(modalStore, state => state.current)
  useEffect(() => {
    const timer = setTimeout(() => void loadModalDialog(), dialogAfterMs)
    return () => clearTimeout(timer)
  }, [])
  if (current === null) return null
  return (
    <Suspense>
      <Observed key={current.name} verb="opened" name={current.name}>
        <Current modal={current} />
      </Observed>
    </Suspense>
  )
}
