import { platformId } from '@fairground/contract/operator/roles'
import { Suspense } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { MemberContext } from '#core/operator/current-operator.ts'
import { pageNames, pages } from '#core/pages.ts'
import { useMe } from '#core/session/session.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { findFirstPath, maySee } from './first-path.ts'
import { Observed } from './observed.tsx'
import { pageComponents } from './page-components.ts'
import { Shell } from './shell/shell.tsx'

/** The pages of one operator, or of the platform. */
export function OperatorPages() {
  const memberId = Number(useParams()['memberId'])
  const me = useMe()
  const isKnown = memberId === platformId || me.operators.some(each => each.memberId === memberId)
  const first = findFirstPath(me) ?? '/'
  if (!isKnown) return <Navigate to={first} replace />
  const shown = pageNames.filter(name => maySee(me, memberId, name))
  return (
    <MemberContext value={memberId}>
      <Shell pages={shown}>
        <Routes>
          {shown.map(name => {
            const Page = pageComponents[name]
            return (
              <Route
                key={name}
                path={`${pages[name].path}/*`}
                element={
                  <ErrorBoundary key={`${memberId}/${name}`}>
                    <Suspense fallback={<Bars count={8} />}>
                      <Observed name={name}>
                        <Page />
                      </Observed>
                    </Suspense>
                  </ErrorBoundary>
                }
              />
            )
          })}
          <Route
            path="*"
            element={<Navigate to={shown[0] ? `/${memberId}/${pages[shown[0]].path}` : first} replace />}
          />
        </Routes>
      </Shell>
    </MemberContext>
  )
}
