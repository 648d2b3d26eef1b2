import { useFindOperator } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import type { ButtonLook } from '#parts/controls/button.tsx'
import type { ActDialogProps } from '#parts/form/dialog/act-dialog.tsx'

type Passed = 'about' | 'labels' | 'hints' | 'fields' | 'confirmWord' | 'reasons' | 'money' | 'cancelLabel'

/** What a button passes on to its dialog. */
export interface DialogProps extends Pick<ActDialogProps, Passed> {
  readonly disabledReason?: string | undefined
}

/** Separates the properties of the dialog from the look of the button. Adds the operator's currency and zone. */
export const useDialogProps = (props: DialogProps & Omit<ButtonLook, 'children'>) => {
  const { about, labels, hints, fields, confirmWord, reasons, money, cancelLabel, disabledReason, ...look } =
    props
  const { zone } = useFormat()
  const currency = useFindOperator()?.currency
  const own = currency && { currency: currency.code, decimals: currency.decimals }
  const all = {
    about,
    labels,
    hints,
    fields,
    confirmWord,
    reasons,
    money: money ?? own,
    cancelLabel,
    timeZone: zone,
  }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  const dialog: Pick<ActDialogProps, Passed> = Object.fromEntries(given)
  return { dialog, look, disabledReason }
}
