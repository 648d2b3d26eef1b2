import { sealPurposes } from '#vault/seal-purposes.ts'
import type { Vault } from '#vault/vault.ts'

/** The secrets of an endpoint. The previous one signs as well until its end. */
export interface EndpointSecrets {
  readonly current: string
  readonly previous?: { readonly secret: string; readonly until: number }
}

export const sealSecrets = (vault: Vault, memberId: number, secrets: EndpointSecrets): Buffer =>
  vault.seal(memberId, sealPurposes.webhookSecrets, secrets)

export const openSecrets = (vault: Vault, memberId: number, sealed: Uint8Array): EndpointSecrets =>
  vault.open(memberId, sealPurposes.webhookSecrets, sealed) as EndpointSecrets

export const getValidSecrets = ({ current, previous }: EndpointSecrets, now: number): readonly string[] =>
  previous && previous.until > now ? [current, previous.secret] : [current]
