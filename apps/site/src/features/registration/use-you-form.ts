import type { Player } from '@fairground/contract/entities/players/player'
import { normalizePhone } from '@fairground/places/phone'
import { useEffect } from 'react'
import { call } from '#core/call.ts'
import { useSession } from '#core/session/session.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import type { Problems } from '#shared/form/shown-problems.ts'
import { useExists } from '#shared/form/use-exists.ts'
import { useForm } from '#shared/form/use-form.ts'
import { fullDraft, type FullValues } from './full-draft.ts'
import { requiredFields, youProblems } from './full-problems.ts'
import { withMember } from './with-member.ts'

const queryPhone = (phone: string) => call('checkPhone', { phone: withMember(phone) })
const queryGovernmentId = (governmentId: string) =>
  call('checkGovernmentID', { governmentId: withMember(governmentId) })

const toPhone = ({ phone, phoneCountry }: FullValues): string => normalizePhone(phone, phoneCountry) ?? ''

export interface StepProps {
  id: string
  /** The field problems from the last refusal of the server. */
  refused: Problems<FullValues> | undefined
  onDone: () => void
}

/** The personal form with server-side checks of phone number and ID. */
export const useYouForm = (
  player: Player | null,
  { refused, onDone }: Pick<StepProps, 'refused' | 'onDone'>,
) => {
  const overrides = useSession().data?.configuration.customFields.full_reg.required_overrides ?? {}
  const required = requiredFields(overrides)
  const requiresBirthdate = player !== null && player.details.birthdate === null
  const phones = useExists(queryPhone)
  const governmentIds = useExists(queryGovernmentId)

  const form = useForm({
    draft: fullDraft,
    findProblems: values =>
      problemTexts<FullValues>({
        ...youProblems(values, { required, requiresBirthdate }),
        ...(phones.getFlag(toPhone(values)) === true && { phone: 'phoneTaken' }),
        ...(governmentIds.getFlag(values.governmentId.trim()) === true && {
          governmentId: 'governmentIdTaken',
        }),
      }),
    onSubmit: onDone,
    onLeave: (name, values) => {
      const { phone, governmentId } = youProblems(values, { required, requiresBirthdate })
      if (name === 'phone' && phone === undefined) phones.check(toPhone(values))
      // Only players may check an ID; the registration of a visitor checks it itself.
      if (name === 'governmentId' && governmentId === undefined && player !== null)
        governmentIds.check(values.governmentId.trim())
    },
  })
  const { refuse, values } = form
  useEffect(() => {
    if (refused) refuse(refused)
  }, [refused, refuse])

  const getFieldState = (exists: ReturnType<typeof useExists>, value: string) => ({
    checking: exists.isChecking(value),
    good: exists.getFlag(value) === false,
  })
  return {
    form,
    required,
    requiresBirthdate,
    phone: getFieldState(phones, toPhone(values)),
    governmentId: getFieldState(governmentIds, values.governmentId.trim()),
  }
}
