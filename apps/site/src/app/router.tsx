import { lazy } from 'react'
import { BrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router'
import { NotFoundScreen } from '#features/static/not-found-screen.tsx'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { Root } from './root.tsx'
import { type Route, routes } from './routes.ts'

const NotBuiltScreen = lazy(
  lazyPage(async () => (await import('#features/static/not-built-screen.tsx')).NotBuiltScreen),
)

const toElement = (path: string, { load, texts = [], redirectTo }: Route) => {
  if (redirectTo !== undefined) return <Navigate to={redirectTo} replace />
  if (load === undefined) return <NotBuiltScreen path={path} />
  const Page = lazy(
    lazyPage(async () => {
      const [page] = await Promise.all([load(), ...texts.map(loadText)])
      return page
    }),
  )
  return <Page />
}

const unknown: Route = { shell: 'bare', guarded: false, built: true }

const objects: RouteObject[] = [
  ...Object.entries<Route>(routes).map(([path, route]) => ({
    path,
    element: toElement(path, route),
    handle: route,
  })),
  { path: '*', element: <NotFoundScreen />, handle: unknown },
]

const findRoute = (pathname: string): Route =>
  (matchRoutes(objects, pathname)?.at(-1)?.route.handle as Route | undefined) ?? unknown

/** Declarative routing: pages fetch their own data, so a data router would only add size. */
export function Router() {
  return (
    <BrowserRouter>
      <Root pages={objects} findRoute={findRoute} />
    </BrowserRouter>
  )
}
