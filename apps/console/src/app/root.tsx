import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { meQuery } from '#core/session/session.ts'
import { Problem } from '#parts/feedback/problem.tsx'
import { OperatorPages } from './operator-pages.tsx'
import { findFirstPath } from './first-path.ts'
import { useOpenedLink } from './link-from-address.ts'
import { StepUpDialog } from './shell/step-up-dialog.tsx'

const SignIn = lazy(async () => ({
  default: (await import('#features/sign-in/sign-in-page.tsx')).SignInPage,
}))
const LinkPage = lazy(async () => ({ default: (await import('#features/sign-in/link-page.tsx')).LinkPage }))
const NoRole = lazy(async () => ({
  default: (await import('#features/sign-in/no-role-page.tsx')).NoRolePage,
}))

/** What a visitor sees, with the question for the passkey over it. */
export function Root() {
  return (
    <>
      <Content />
      <StepUpDialog />
    </>
  )
}

/** Decides what a visitor sees: the work of a link, the sign-in, or the pages. */
function Content() {
  const { data: me, error, refetch } = useQuery(meQuery)
  const [link, closeLink] = useOpenedLink()
  if (error) return <Problem error={error} what="The console did not start." onRetry={() => void refetch()} />
  if (me === undefined) return null
  if (link)
    return (
      <Suspense>
        <LinkPage link={link} isSignedIn={me !== null} onDone={closeLink} />
      </Suspense>
    )
  if (me === null)
    return (
      <Suspense>
        <SignIn />
      </Suspense>
    )
  const first = findFirstPath(me)
  return (
    <Routes>
      <Route path="/:memberId/*" element={<OperatorPages />} />
      <Route
        path="*"
        element={
          first === undefined ? (
            <Suspense>
              <NoRole />
            </Suspense>
          ) : (
            <Navigate to={first} replace />
          )
        }
      />
    </Routes>
  )
}
