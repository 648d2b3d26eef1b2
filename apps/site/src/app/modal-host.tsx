import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPage } from './lazy-page.ts'
import { loadText } from './load-text.ts'
import { modalStore, type OpenModal } from './modals.ts'

const AdPopup = lazy(lazyPage(async () => (await import('#features/ads/ad-popup.tsx')).AdPopup))
const OneClickModal = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/one-click/one-click-modal.tsx'), loadText('content')])
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
const LoginModal = lazy(lazyPage(async () => (await import('#features/login/login-modal.tsx')).LoginModal))
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
    case 'phoneLogin':
    case 'register':
    case 'fullRegistration':
    case 'forgotPassword':
    case 'forgotConfirmation':
    case 'resetPassword':
    case 'phoneValidation':
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
