import type { ReactNode } from 'react'
import type { FieldKind } from '#parts/form/model/field-kind.ts'
import { ChoiceControl, ChoicesControl, CurrencyControl, LiteralControl } from './choice-control.tsx'
import type { ControlProps } from './control-props.ts'
import { DurationControl } from './duration-control.tsx'
import { FileTextControl } from './file-text-control.tsx'
import { GroupControl } from './group-control.tsx'
import { JsonControl } from './json-control.tsx'
import { ListControl } from './list-control.tsx'
import {
  CodesControl,
  DecimalAmountControl,
  IntegerControl,
  MinorUnitsControl,
  NumberControl,
  PercentControl,
} from './number-control.tsx'
import { ReasonControl } from './reason-field.tsx'
import { RecordControl } from './record-control.tsx'
import { SwitchControl } from './switch-control.tsx'
import {
  CountryControl,
  EmailControl,
  LongTextControl,
  SecretControl,
  TextControl,
  UrlControl,
} from './text-control.tsx'
import { DayControl, TimeControl } from './time-control.tsx'
import { VariantControl } from './variant-control.tsx'

type Control = (props: ControlProps) => ReactNode

export const controlsByKind: Readonly<Record<FieldKind, Control>> = {
  text: TextControl,
  longText: LongTextControl,
  fileText: FileTextControl,
  email: EmailControl,
  url: UrlControl,
  secret: SecretControl,
  country: CountryControl,
  currency: CurrencyControl,
  integer: IntegerControl,
  number: NumberControl,
  percent: PercentControl,
  duration: DurationControl,
  time: TimeControl,
  day: DayControl,
  minorUnits: MinorUnitsControl,
  decimalAmount: DecimalAmountControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  literal: LiteralControl,
  group: GroupControl,
  list: ListControl,
  choices: ChoicesControl,
  codes: CodesControl,
  record: RecordControl,
  variant: VariantControl,
  json: JsonControl,
  requestId: () => null,
  reason: ReasonControl,
}
