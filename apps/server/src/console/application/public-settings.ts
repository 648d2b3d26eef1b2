import { releaseTag } from '@fairground/contract/constants'
import type { PublicConsoleSettings } from '@fairground/contract/operator/public-console-settings'
import type { Config } from '#platform/config.ts'
import { createDemoStaffReader } from './demo-staff.ts'

/** The settings that the application needs before anyone has signed in. */
export const createPublicSettings = ({
  mode,
  siteAddress,
  console: { address, identityProvider, demoStaffFile },
}: Pick<Config, 'mode' | 'siteAddress' | 'console'>): (() => PublicConsoleSettings) => {
  const readDemoStaff = createDemoStaffReader(demoStaffFile)
  return () => ({
    environment: mode === 'development' && demoStaffFile !== undefined ? 'demo' : mode,
    address,
    siteAddress,
    hasIdentityProvider: identityProvider !== undefined,
    release: releaseTag,
    demoStaff: readDemoStaff(),
  })
}
