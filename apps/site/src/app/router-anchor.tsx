import type { AnchorProps } from '@fairground/ui/controls/anchor.tsx'
import { Link } from 'react-router'

/** Files served by the gateway are not pages of this site. */
const isPage = (href: string): boolean =>
  /^\/(?!\/|api\/|calendar\/|fair\/)/.test(href) || href.startsWith('?')

export function RouterAnchor({ href, children, ...props }: AnchorProps) {
  return isPage(href) ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
