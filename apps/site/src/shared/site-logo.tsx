import { Logo } from '@fairground/ui/art/logo.tsx'
import { bootstrap } from '#app/bootstrap.ts'

export function SiteLogo() {
  return <Logo name={bootstrap.siteName} />
}
