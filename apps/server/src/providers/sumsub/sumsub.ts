import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CheckedPerson, CheckResult, IdentityCheckProvider } from '../identity-checks.ts'

export interface SumsubSettings {
  readonly levelName: string
  readonly url: string | undefined
  readonly appToken: string
  readonly secretKey: string
  readonly webhookSecret: string
}

interface Applicant {
  readonly id: string
  readonly externalUserId: string
  readonly review?: {
    readonly reviewStatus?: string
    readonly reviewResult?: { readonly reviewAnswer?: string; readonly reviewRejectType?: string }
  }
}

const timeoutMs = 10_000
/** The player has a week to use the link. */
const linkSeconds = 7 * 24 * 3600
const conflict = 409

class SumsubFault extends Error {
  override name = 'SumsubFault'
  readonly status: number
  constructor(status: number) {
    super(`Sumsub answered ${status}`)
    this.status = status
  }
}

const toFixedInfo = ({ firstName, lastName, birthdate }: CheckedPerson): object => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(birthdate !== undefined && { dob: birthdate }),
})

/** Sumsub: applicants with an external user id, WebSDK links and signed webhooks. */
export const createSumsubChecks = (settings: SumsubSettings): IdentityCheckProvider => {
  const { levelName, url = 'https://api.sumsub.com', appToken, secretKey, webhookSecret } = settings

  /** The signature covers time, method, path with query and body. */
  const call = async <T>(method: 'GET' | 'POST', path: string, content?: object): Promise<T> => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const time = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secretKey)
      .update(time + method + path + body)
      .digest('hex')
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        'content-type': 'application/json',
        'x-app-token': appToken,
        'x-app-access-ts': time,
        'x-app-access-sig': signature,
      },
      ...(content === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new SumsubFault(answer.status)
    return (await answer.json()) as T
  }
  const findByReference = (reference: string): Promise<Applicant> =>
    call<Applicant>('GET', `/resources/applicants/-;externalUserId=${encodeURIComponent(reference)}/one`)
  const createApplicant = async (reference: string, person: CheckedPerson): Promise<Applicant> => {
    try {
      return await call<Applicant>(
        'POST',
        `/resources/applicants?levelName=${encodeURIComponent(levelName)}`,
        { externalUserId: reference, fixedInfo: toFixedInfo(person) },
      )
    } catch (error) {
      // The answer to an earlier start was lost.
      if (!(error instanceof SumsubFault) || error.status !== conflict) throw error
      return findByReference(reference)
    }
  }

  return {
    async startCheck(reference, person) {
      const { id } = await createApplicant(reference, person)
      const { url: link } = await call<{ readonly url: string }>(
        'POST',
        '/resources/sdkIntegrations/levels/-/websdkLink',
        { levelName, userId: reference, ttlInSecs: linkSeconds },
      )
      return { applicantId: id, link }
    },
    async findResult(applicantId, reference) {
      const applicant = await call<Applicant>(
        'GET',
        `/resources/applicants/${encodeURIComponent(applicantId)}/one`,
      )
      if (applicant.id !== applicantId || applicant.externalUserId !== reference)
        throw new Error('Sumsub answered with another applicant')
      return toResult(applicant)
    },
    readWebhook(headers, body) {
      const given = Buffer.from(String(headers['x-payload-digest'] ?? ''), 'hex')
      const expected = createHmac('sha256', webhookSecret).update(body).digest()
      const isGenuine =
        headers['x-payload-digest-alg'] === 'HMAC_SHA256_HEX' &&
        given.length === expected.length &&
        timingSafeEqual(given, expected)
      if (!isGenuine) return undefined
      const { applicantId } = JSON.parse(body.toString()) as { readonly applicantId?: unknown }
      return typeof applicantId === 'string' ? applicantId : undefined
    },
  }
}

/** Only a completed review with GREEN passes. After RED with RETRY the applicant may try again. */
export const toResult = ({ review }: Pick<Applicant, 'review'>): CheckResult => {
  if (review?.reviewStatus !== 'completed') return 'open'
  if (review.reviewResult?.reviewAnswer === 'GREEN') return 'passed'
  return review.reviewResult?.reviewRejectType === 'RETRY' ? 'open' : 'refused'
}
