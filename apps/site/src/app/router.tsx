import { lazy } from 'react'
import { BrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router'
import { NotFoundScreen } from '#features/static/not-found-screen.tsx'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { Observed } from './observed.tsx'
import { Root } from './root.tsx'
import { type Frame, type Route, routes } from './routes.ts'

const toElement = (path: string, route: Route) => {
  if ('redirectTo' in route)
    return (
      <Observed verb="rendered" name={path}>
        <Navigate to={route.redirectTo} replace />
      </Observed>
    )
  const Page = lazy(
    lazyPage(async () => {
      const [page] = await Promise.all([route.load(), ...route.texts.map(loadText)])
      return page
    }),
  )
  return (
    <Observed verb="rendered" name={path}>
      <Page />
    </Observed>
  )
}

const unknown: Frame = { shell: 'bare', guarded: false }

const objects: RouteObject[] = [
  ...Object.entries<Route>(routes).map(([path, route]) => ({
    path,
    element: toElement(path, route),
    handle: route,
  })),
  { path: '*', element: <NotFoundScreen />, handle: unknown },
]

const findRoute = (pathname: string): Frame =>
  (matchRoutes(objects, pathname)?.at(-1)?.route.handle as Frame | undefined) ?? unknown

/** Declarative routing: pages fetch their own data, so a data router would only add size. */
export function Router() {
  return (
    <BrowserRouter>
      <Root pages={objects} findRoute={findRoute} />
    </BrowserRouter>
  )
}
