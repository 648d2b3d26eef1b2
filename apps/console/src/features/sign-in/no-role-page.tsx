import { signOut, useMe } from '#core/session/session.ts'
import { Button } from '#parts/controls/button.tsx'
import { PlainPage } from './plain-page.tsx'

/** For a new staff member before the first role. */
export function NoRolePage() {
  const { name } = useMe()
  return (
    <PlainPage
      title={`Welcome, ${name}`}
      about="You have no role yet. A platform admin proposes one, and another one approves it. Then load this page again."
    >
      <Button size="lg" onPress={() => location.reload()}>
        Load again
      </Button>
      <Button tone="quiet" onPress={() => void signOut()}>
        Sign out
      </Button>
    </PlainPage>
  )
}
