import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#app/call.ts'
import { useSession } from '#app/session.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useForm } from '#shared/form/use-form.ts'
import { usePostalCode } from '#shared/form/use-postal-code.ts'
import { fullDraft, type FullValues } from './full-draft.ts'
import { addressProblems } from './address-problems.ts'
import type { StepProps } from './use-you-form.ts'

const useProvinces = (countryId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['getStateProvincesForCountry', countryId],
    queryFn: () => call('getStateProvincesForCountry', { countryId }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  }).data?.provinces ?? []

/** The form about the address. What is asked for follows the country. */
export const useAddressForm = ({ refused, onDone }: Pick<StepProps, 'refused' | 'onDone'>) => {
  const countries = useSession().data?.countries ?? []
  const hasProvincesIn = (country: string): boolean =>
    countries.find(({ id }) => id === country)?.hasProvinces ?? false
  const postalCodes = usePostalCode()

  const form = useForm({
    draft: fullDraft,
    problemsOf: values =>
      problemTexts<FullValues>({
        ...addressProblems(values, hasProvincesIn(values.country)),
        ...(postalCodes.flagOf(values.postCode.trim(), values.country) === false && {
          postCode: 'postCodeWrong',
        }),
      }),
    onSubmit: onDone,
    onLeave: (name, values) => {
      const postCode = values.postCode.trim()
      if ((name === 'postCode' || name === 'country') && postCode !== '' && values.country !== '')
        postalCodes.check(postCode, values.country)
    },
  })
  const { refuse, values, set } = form
  useEffect(() => {
    if (refused) refuse(refused)
  }, [refused, refuse])

  const chooseCountry = (country: string): void => {
    set('country', country)
    set('province', '')
  }
  const hasProvinces = hasProvincesIn(values.country)
  const flag = postalCodes.flagOf(values.postCode.trim(), values.country)
  return {
    form,
    chooseCountry,
    hasProvinces,
    provinces: useProvinces(values.country, hasProvinces),
    postCode: { checking: flag === 0, good: flag === true },
  }
}
