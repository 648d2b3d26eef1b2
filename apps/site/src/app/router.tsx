import { lazy } from 'react'
import { BrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router'
import { NotBuiltScreen } from '#features/static/not-built-screen.tsx'
import { NotFoundScreen } from '#features/static/not-found-screen.tsx'
import { lazyPage } from './lazy-page.ts'
import { loadText } from './load-text.ts'
import { Root } from './root.tsx'
import { type Route, routes } from './routes.ts'

const elementOf = (path: string, { load, texts = [], redirectTo }: Route) => {
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
    element: elementOf(path, route),
    handle: route,
  })),
  { path: '*', element: <NotFoundScreen />, handle: unknown },
]

const routeAt = (pathname: string): Route =>
  (matchRoutes(objects, pathname)?.at(-1)?.route.handle as Route | undefined) ?? unknown

/** Plain routing: pages fetch for themselves, so the router's own data loading would only be weight. */
export function Router() {
  return (
    <BrowserRouter>
      <Root pages={objects} routeAt={routeAt} />
    </BrowserRouter>
  )
}
