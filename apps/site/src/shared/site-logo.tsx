import { Logo } from '@fairground/ui/art/logo.tsx'
import { bootstrap } from '#app/bootstrap.ts'
import { pictureIn } from '#shared/picture-in.ts'

/** The operator's style sheet is read once: it does not change under a page. */
const image = pictureIn(getComputedStyle(document.documentElement).getPropertyValue('--op-logo'))

/** The operator's picture, or the mark of its look. */
export function SiteLogo() {
  return <Logo name={bootstrap.siteName} image={image} />
}
