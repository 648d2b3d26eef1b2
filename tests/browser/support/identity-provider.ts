import { runInMember, startSandboxService } from '@fairground/server/session/sandbox-service.test-support'
import { setIdentityProvider } from '@fairground/server/sign-in/partners'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { asOwner } from '#support/as-owner.ts'
import type { SiteWorld } from './site-world.ts'

const clientId = 'fairground'
const secret = 'a secret between the two'

/** Starts an OpenID provider and configures it for the operator under this display name. */
export const startIdentityProvider = async (
  { stack, address }: SiteWorld,
  member: DemoMember,
  name: string,
) => {
  const running = await startSandboxService(
    'identity-provider',
    ['--redirect', address(member), '--client', clientId, '--secret', secret],
    port => fetch(`http://127.0.0.1:${port}/.well-known/openid-configuration`),
  )
  const issuer = `http://127.0.0.1:${running.port}`
  await runInMember(stack, member.id, (tx, vault) =>
    setIdentityProvider(tx, vault, member.id, { issuer, clientId, secret }),
  )
  const settings = JSON.stringify({ identityProviderName: name })
  await asOwner(stack.ownerUrl, client =>
    client.query('UPDATE member SET settings = settings || $1 WHERE id = $2', [settings, member.id]),
  )
  return {
    stop: () => running.stop(),

    /** Signs in on the provider's page. */
    async signIn(page: Page, person: string): Promise<void> {
      await page.getByLabel('Who are you?').fill(person)
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
  }
}
