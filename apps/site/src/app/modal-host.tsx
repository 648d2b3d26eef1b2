import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPage } from './lazy-page.ts'
import { loadText } from './load-text.ts'
import { modalStore, type OpenModal } from './modals.ts'

const AdPopup = lazy(lazyPage(async () => (await import('#features/ads/ad-popup.tsx')).AdPopup))
const OneClickModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/one-click/one-click-modal.tsx'),
      loadText('content'),
      loadText('game'),
    ])
    return part.OneClickModal
  }),
)
const ErrorModal = lazy(lazyPage(async () => (await import('#features/static/error-modal.tsx')).ErrorModal))
const NotBuiltModal = lazy(
  lazyPage(async () => (await import('#features/static/not-built-modal.tsx')).NotBuiltModal),
)
const ProcessingModal = lazy(
  lazyPage(async () => (await import('#features/static/processing-modal.tsx')).ProcessingModal),
)
const ReconnectingModal = lazy(
  lazyPage(async () => (await import('#features/connection/reconnecting-modal.tsx')).ReconnectingModal),
)

/** A modal of the account comes with its texts. */
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

const PlayDialog = lazy(lazyPage(async () => (await import('#features/lobby/play-dialog.tsx')).PlayDialog))
const LiveGamesModal = lazy(
  lazyPage(async () => (await import('#features/lobby/live-games-modal.tsx')).LiveGamesModal),
)
const RulesModal = lazy(lazyPage(async () => (await import('#features/static/rules-modal.tsx')).RulesModal))
const CancelSubscriptionModal = lazy(
  lazyPage(
    async () =>
      (await import('#features/subscriptions/cancel-subscription-modal.tsx')).CancelSubscriptionModal,
  ),
)
const PhoneValidationModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/account/phone-validation-modal.tsx'),
      loadText('account'),
    ])
    return part.PhoneValidationModal
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
      return <PhoneValidationModal />
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
    case 'deposit':
    case 'cardDeposit':
    case 'prizeDetails':
    case 'realityCheck':
      return <NotBuiltModal />
  }
}

/** One modal at a time; `key` gives a replaced one a fresh start. */
export function ModalHost() {
  const current = useStore(modalStore, state => state.current)
  if (current === null) return null
  return (
    <Suspense>
      <Current key={current.name} modal={current} />
    </Suspense>
  )
}
