import { lazy, Suspense } from 'react'
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router'
import { useStore } from 'zustand'
import { isAdminVisit } from '#core/address-parameters.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { guard } from './guards.ts'
import { lazyPage } from '#core/lazy-page.ts'
import { logStore } from '#core/public-log/log-keeper.ts'
import { loadText } from '#core/text/load-text.ts'
import { useMaintenance } from '#core/connection/maintenance.ts'
import { ModalHost } from './modal-host.tsx'
import { PageSkeleton } from '#shared/layout/page-skeleton.tsx'
import type { Frame } from './routes.ts'
import { useMayBeLoggedIn, usePlayer, useSession } from '#core/session/session.ts'
import { ShellFrame } from './shell/shell.tsx'
import { ToastHost } from './shell/toast-host.tsx'
import { useFullAd } from './use-full-ad.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useIdleWhenLost } from './use-idle-when-lost.ts'
import { useLiveEvents } from './live/use-live-events.ts'
import { useAddressModals } from './use-address-modals.ts'
import { useWhitelabelLogin } from './use-whitelabel-login.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Only a logged-in player has a session for a reality check. */
const RealityCheckWatch = lazy(
  lazyPage(async () => (await import('./reality-check/reality-check-watch.ts')).RealityCheckWatch),
)

const RewardWatch = lazy(lazyPage(async () => (await import('./quiet/reward-watch.ts')).RewardWatch))
/** Loaded only for a player who missed something. */
const AwayWatch = lazy(lazyPage(async () => (await import('./quiet/away-watch.ts')).AwayWatch))

/** Loaded only after the operator showed two histories. */
const SplitViewBanner = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/fairness/split-view-banner.tsx'),
      loadText('fairness'),
    ])
    return part.SplitViewBanner
  }),
)

/** The path the guard redirects to; null if the visit may continue. */
const useGuard = (route: Frame): string | null => {
  const { pathname } = useLocation()
  const { data } = useSession()
  const loggedIn = useMayBeLoggedIn()
  const { on: maintenance } = useMaintenance()
  return guard({
    path: pathname,
    guarded: route.guarded,
    loggedIn,
    maintenance,
    admin: isAdminVisit(),
    mustChangePassword: data?.player?.changePassword ?? false,
  })
}

function Page({ pages, shell }: { pages: RouteObject[]; shell: Frame['shell'] }) {
  const { pathname } = useLocation()
  const page = useRoutes(pages)
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton shell={shell} />}>{page}</Suspense>
    </ErrorBoundary>
  )
}

export function Root({ pages, findRoute }: { pages: RouteObject[]; findRoute: (pathname: string) => Frame }) {
  const route = findRoute(useLocation().pathname)
  const redirectTo = useGuard(route)
  const loggedIn = usePlayer() !== null
  const isSplit = useStore(logStore, ({ state }) => state === 'split')
  const missed = (useSession().data?.afterLoginEvents.length ?? 0) > 0
  useLiveEvents()
  useFullAd(route.shell)
  useIdleWhenLost()
  useAddressModals()
  useWhitelabelLogin()
  useFocusOnNavigation()
  useScrollMemory()
  return (
    <>
      {isSplit && (
        <Suspense>
          <SplitViewBanner />
        </Suspense>
      )}
      {redirectTo === null ? (
        <ShellFrame shell={route.shell}>
          <Page pages={pages} shell={route.shell} />
        </ShellFrame>
      ) : (
        <Navigate to={redirectTo} replace />
      )}
      {loggedIn && (
        <Suspense>
          <RealityCheckWatch />
          <RewardWatch />
        </Suspense>
      )}
      {missed && (
        <Suspense>
          <AwayWatch />
        </Suspense>
      )}
      <ModalHost />
      <ToastHost />
    </>
  )
}
