import { lazy, Suspense } from 'react'
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router'
import { isAdminVisit } from './address-parameters.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { guard } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { useMaintenance } from './maintenance.ts'
import { ModalHost } from './modal-host.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { Route } from './routes.ts'
import { useMayBeLoggedIn, usePlayer, useSession } from './session.ts'
import { ShellFrame } from './shell.tsx'
import { ToastHost } from './toast-host.tsx'
import { useFullAd } from './use-full-ad.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useIdleWhenLost } from './use-idle-when-lost.ts'
import { useLiveNews } from './use-live-news.ts'
import { useModalsOfAddress } from './use-modals-of-address.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Only who is logged in has a session to be reminded of. */
const RealityCheckWatch = lazy(
  lazyPage(async () => (await import('./reality-check-watch.ts')).RealityCheckWatch),
)

/** Where the guard sends this visit, if anywhere. */
const useGuard = (route: Route): string | null => {
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

function Page({ pages, shell }: { pages: RouteObject[]; shell: Route['shell'] }) {
  const { pathname } = useLocation()
  const page = useRoutes(pages)
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton shell={shell} />}>{page}</Suspense>
    </ErrorBoundary>
  )
}

export function Root({ pages, routeAt }: { pages: RouteObject[]; routeAt: (pathname: string) => Route }) {
  const route = routeAt(useLocation().pathname)
  const sentTo = useGuard(route)
  const loggedIn = usePlayer() !== null
  useLiveNews()
  useFullAd(route.shell)
  useIdleWhenLost()
  useModalsOfAddress()
  useFocusOnNavigation()
  useScrollMemory()
  return (
    <>
      {sentTo === null ? (
        <ShellFrame shell={route.shell}>
          <Page pages={pages} shell={route.shell} />
        </ShellFrame>
      ) : (
        <Navigate to={sentTo} replace />
      )}
      {loggedIn && (
        <Suspense>
          <RealityCheckWatch />
        </Suspense>
      )}
      <ModalHost />
      <ToastHost />
    </>
  )
}
