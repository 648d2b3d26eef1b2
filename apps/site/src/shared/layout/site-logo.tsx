import { Logo } from '@fairground/ui/art/logo.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { parseCssUrl } from './css-url.ts'

/** Read once, because the operator's style sheet does not change while the page is open. */
const image = parseCssUrl(getComputedStyle(document.documentElement).getPropertyValue('--op-logo'))

/** The operator's logo image, or the default mark of its theme. */
export function SiteLogo() {
  return <Logo name={bootstrap.siteName} image={image} />
}
