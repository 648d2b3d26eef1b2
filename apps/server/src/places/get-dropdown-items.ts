import { defaultLanguage } from '@fairground/contract/constants'
import type { Handler } from '#operation/handler.ts'
import { dropdownItems } from './dropdown-items.ts'

export const getDropdownItems: Handler<'getDropdownItems'> = ({ type, languageId }) => ({
  items: dropdownItems(type, languageId ?? defaultLanguage),
})
