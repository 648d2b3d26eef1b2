import { inMember } from '@fairground/database/transaction'
import {
  createProvider,
  findSavedProvider,
  insertProvider,
  type ProviderInput,
  toNewProvider,
  toPaymentSettings,
} from '#payments/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'

interface ProviderDeps extends Pick<StaffDeps, 'db' | 'vault'> {
  readonly allowPrivatePartners: boolean
}

/** Production accepts neither the sandbox nor a provider's test environment. */
const requireLive = (input: ProviderInput): void => {
  const refuse = (why: string) => new CommandRefused(why)
  if (input.kind === 'sandbox') throw refuse('the sandbox takes no real money')
  if (input.url !== undefined) throw refuse('only tests replace the address of a provider')
  if (input.kind === 'adyen' && input.livePrefix === undefined)
    throw refuse('without a live prefix, payments go to the test environment of Adyen')
  if (input.kind === 'stripe' && input.secrets.key.includes('_test_'))
    throw refuse('the key belongs to the test environment of Stripe')
}

/** Saves the access as a draft. Payments use it only after a proposal. */
export const savePaymentProvider = (
  deps: ProviderDeps,
  acting: Acting,
  input: ProviderInput,
): Promise<{ readonly providerId: number; readonly name: string }> =>
  act(deps, acting, 'save-payment-provider', async tx => {
    if (!deps.allowPrivatePartners) requireLive(input)
    const memberId = acting.member.id
    const { id, name } = await insertProvider(tx, memberId, toNewProvider(deps.vault, memberId, input))
    return {
      subject: `payment-provider/${id}`,
      after: { name, kind: input.kind, account: input.account },
      result: { providerId: id, name },
    }
  })

const maxProblemLength = 300

/** Calls the provider with the saved keys. Its answer is no fault of the operation. */
export const testPaymentProvider = async (
  deps: ProviderDeps,
  acting: Acting,
  providerId: number,
): Promise<{ readonly works: boolean; readonly problem: string | null }> => {
  const memberId = acting.member.id
  const row = await inMember(deps.db, memberId, tx => findSavedProvider(tx, memberId, providerId))
  if (!row) throw new CommandRefused(`there is no payment provider ${providerId}`)
  const provider = await createProvider(toPaymentSettings(deps.vault, memberId, row), deps, row.name)
  const problem = await provider.ping(memberId).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, maxProblemLength),
  )
  const result = { works: problem === null, problem }
  return act(deps, acting, 'test-payment-provider', async () => ({
    subject: `payment-provider/${providerId}`,
    after: { works: result.works },
    result,
  }))
}
