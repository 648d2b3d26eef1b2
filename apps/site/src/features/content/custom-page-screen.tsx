import { useParams } from 'react-router'
import { useSession } from '#core/session/session.ts'
import { OperatorPage } from './operator-page.tsx'

/** The operator's page at `/p/{pageLink}`. */
export function CustomPageScreen() {
  const { pageLink: linkName = '' } = useParams()
  const pages = useSession().data?.configuration.customPages ?? []
  const fullWidth = pages.find(page => page.pageLinkName === linkName)?.pageFullWidth ?? false
  return <OperatorPage key={linkName} page={{ linkName }} fullWidth={fullWidth} />
}
