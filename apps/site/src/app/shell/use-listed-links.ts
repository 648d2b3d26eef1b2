import { useSession } from '#core/session/session.ts'
import { type MenuLinkId, menuLinks } from './menu-links.ts'

/** Filters links: a page of the operator is listed once it has content. */
export const useListedLinks = (): ((ids: readonly MenuLinkId[]) => readonly MenuLinkId[]) => {
  const pages = useSession().data?.configuration.customPages ?? []
  const isListed = (id: MenuLinkId): boolean => {
    const { href } = menuLinks[id]
    return !href.startsWith('/p/') || pages.some(page => href === `/p/${page.pageLinkName}`)
  }
  return ids => ids.filter(isListed)
}
