import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { sealCheckSecrets, upsertCheckProvider } from '#identity-checks/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'

interface ProviderDeps extends Pick<StaffDeps, 'db' | 'vault'> {
  readonly allowPrivatePartners: boolean
}

export const setIdentityCheckProvider = (
  deps: ProviderDeps,
  acting: Acting,
  { kind, levelName, url, secrets }: OperatorInput<'setIdentityCheckProvider'>['provider'],
): Promise<void> =>
  act(deps, acting, 'set-identity-check-provider', async tx => {
    if (url !== undefined && !deps.allowPrivatePartners)
      throw new CommandRefused('only tests replace the address of the vendor')
    const settings = { levelName, ...(url !== undefined && { url }) }
    const sealedSecrets = sealCheckSecrets(deps.vault, acting.member.id, secrets)
    await upsertCheckProvider(tx, acting.member.id, { kind, settings, sealedSecrets })
    return { subject: 'identity-check-provider', after: { kind, levelName }, result: undefined }
  })
