import { databaseNow } from '@fairground/database/transaction'
import {
  createSecret,
  findLastReplay,
  insertEndpoint,
  insertReplay,
  listEndpoints,
  lockEndpoint,
  openSecrets,
  type ReplayRange,
  sealSecrets,
  updateEndpoint,
  updateSecrets,
} from '#webhooks/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { requirePublicAddress } from './require-address.ts'

interface EndpointDeps extends Pick<StaffDeps, 'db' | 'vault'> {
  readonly allowPrivatePartners: boolean
}

const maxEndpoints = 20
const previousValidMs = 24 * 3_600_000

const toSubject = (endpointId: number): string => `webhook-endpoint/${endpointId}`

const requireEndpoint = async (...args: Parameters<typeof lockEndpoint>) => {
  const endpoint = await lockEndpoint(...args)
  if (!endpoint) throw new CommandRefused(`there is no webhook endpoint ${args[2]}`)
  return endpoint
}

/** Adds an endpoint and returns its secret, which is shown only this once. */
export const createWebhookEndpoint = (
  deps: EndpointDeps,
  acting: Acting,
  { url, events }: { readonly url: string; readonly events: readonly string[] },
): Promise<{ readonly endpointId: number; readonly secret: string }> =>
  act(deps, acting, 'create-webhook-endpoint', async tx => {
    requirePublicAddress(url, deps.allowPrivatePartners)
    const existing = await listEndpoints(tx, acting.member.id)
    if (existing.length >= maxEndpoints)
      throw new CommandRefused(`there are ${maxEndpoints} endpoints already. Change one of them`)
    const endpointId = (existing.at(-1)?.id ?? 0) + 1
    const secret = createSecret()
    const sealedSecrets = sealSecrets(deps.vault, acting.member.id, { current: secret })
    await insertEndpoint(tx, acting.member.id, { id: endpointId, url, events, sealedSecrets })
    return { subject: toSubject(endpointId), after: { url, events }, result: { endpointId, secret } }
  })

export interface EndpointChange {
  readonly endpointId: number
  readonly url?: string
  readonly events?: readonly string[]
  readonly status?: 'enabled' | 'disabled'
}

export const updateWebhookEndpoint = (
  deps: EndpointDeps,
  acting: Acting,
  { endpointId, ...change }: EndpointChange,
): Promise<void> =>
  act(deps, acting, 'update-webhook-endpoint', async tx => {
    const { id, url, events, status } = await requireEndpoint(tx, acting.member.id, endpointId)
    if (change.url !== undefined) requirePublicAddress(change.url, deps.allowPrivatePartners)
    const before = { url, events, status }
    const after = { ...before, ...change, events: [...(change.events ?? events)] }
    await updateEndpoint(tx, acting.member.id, { id, ...after })
    return { subject: toSubject(endpointId), before, after, result: undefined }
  })

/** The previous secret signs for one more day, so that the receiver can change it without a gap. */
export const rotateWebhookSecret = (
  deps: EndpointDeps,
  acting: Acting,
  endpointId: number,
): Promise<{ readonly secret: string; readonly previousValidUntil: number }> =>
  act(deps, acting, 'rotate-webhook-secret', async tx => {
    const memberId = acting.member.id
    const { sealedSecrets } = await requireEndpoint(tx, memberId, endpointId)
    const { current } = openSecrets(deps.vault, memberId, sealedSecrets)
    const until = Math.floor(await databaseNow(tx)) + previousValidMs
    const secret = createSecret()
    const next = { current: secret, previous: { secret: current, until } }
    await updateSecrets(tx, memberId, endpointId, sealSecrets(deps.vault, memberId, next))
    return { subject: toSubject(endpointId), result: { secret, previousValidUntil: until } }
  })

export const replayWebhooks = (
  deps: EndpointDeps,
  acting: Acting,
  endpointId: number,
  range: ReplayRange,
): Promise<{ readonly replayId: number; readonly events: number }> =>
  act(deps, acting, 'replay-webhooks', async tx => {
    await requireEndpoint(tx, acting.member.id, endpointId)
    const replayId = (await findLastReplay(tx, acting.member.id, endpointId)) + 1
    const events = await insertReplay(tx, acting.member.id, endpointId, replayId, range)
    if (events === 0) throw new CommandRefused('the endpoint wants no stored event of this range')
    return {
      subject: toSubject(endpointId),
      after: { ...range, replayId, events },
      result: { replayId, events },
    }
  })
