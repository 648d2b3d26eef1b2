import { useSession } from '#core/session/session.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { type MenuLinkId, menuLinks } from './menu-links.ts'

/** Filters links: a page of the operator is listed once it has content, and a feature while it is on. */
export const useListedLinks = (): ((ids: readonly MenuLinkId[]) => readonly MenuLinkId[]) => {
  const pages = useSession().data?.configuration.customPages ?? []
  const hasReferrals = useIsFeatureOn('referrals')
  const isListed = (id: MenuLinkId): boolean => {
    const { href } = menuLinks[id]
    if (id === 'referrals') return hasReferrals
    return !href.startsWith('/p/') || pages.some(page => href === `/p/${page.pageLinkName}`)
  }
  return ids => ids.filter(isListed)
}
