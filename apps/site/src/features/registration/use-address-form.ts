import { useEffect } from 'react'
import { addressProblems } from '#shared/form/address-problems.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useForm } from '#shared/form/use-form.ts'
import { useHasProvinces } from '#shared/form/use-has-provinces.ts'
import { usePostalCode } from '#shared/form/use-postal-code.ts'
import { fullDraft, type FullValues } from './full-draft.ts'
import type { StepProps } from './use-you-form.ts'

/** The address form; its required fields depend on the country. */
export const useAddressForm = ({ refused, onDone }: Pick<StepProps, 'refused' | 'onDone'>) => {
  const hasProvinces = useHasProvinces()
  const postalCodes = usePostalCode()

  const form = useForm({
    draft: fullDraft,
    findProblems: values =>
      problemTexts<FullValues>({
        ...addressProblems(values, hasProvinces(values.country)),
        ...(postalCodes.getFlag(values.postCode.trim(), values.country) === false && {
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
  const flag = postalCodes.getFlag(values.postCode.trim(), values.country)
  return {
    form,
    chooseCountry,
    hasProvinces: hasProvinces(values.country),
    postCode: { checking: flag === 0, good: flag === true },
  }
}
