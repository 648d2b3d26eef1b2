import { useSession } from '#core/session/session.ts'
import { OperatorPage } from './operator-page.tsx'

/** The operator's page that replaces the lobby. */
export function HomePage({ pageId }: { pageId: number }) {
  const pages = useSession().data?.configuration.customPages ?? []
  const fullWidth = pages.find(page => page.id === pageId)?.pageFullWidth ?? true
  return <OperatorPage page={{ id: pageId }} fullWidth={fullWidth} closable={false} />
}
