import { until } from '@fairground/testkit/server/until'
import type { Locator } from 'playwright-core'
import { dateKeys } from './date-keys.ts'
import { reach } from './reach.ts'

/** A person waits until a button can be pressed. */
const reachEnabled = async (target: Locator): Promise<boolean> => {
  await target.waitFor()
  await until(`${target.toString()} can be used`, () => target.isEnabled(), 30_000)
  return reach(target)
}

const isToggle = (element: Element): boolean => {
  const control = element.closest('label')?.control ?? element
  return (
    (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) ||
    ['checkbox', 'switch', 'radio'].includes(control.role ?? '')
  )
}

/** Enter, or Space where Enter does nothing. */
export const pressByKeyboard = async (target: Locator): Promise<void> => {
  if (!(await reachEnabled(target))) return
  const key = (await target.evaluate(isToggle)) ? 'Space' : 'Enter'
  await target.page().keyboard.press(key)
}

export const setCheckedByKeyboard = async (target: Locator, checked: boolean): Promise<void> => {
  await reachEnabled(target)
  // Arrow keys select the radio button that they reach.
  if ((await target.isChecked()) !== checked) await target.page().keyboard.press('Space')
  await until(`${target.toString()} changes`, async () => (await target.isChecked()) === checked, 5000)
}

export const writeByKeyboard = async (target: Locator, text: string): Promise<void> => {
  await reachEnabled(target)
  const { keyboard } = target.page()
  const type = await target.evaluate(element => (element instanceof HTMLInputElement ? element.type : ''))
  if (type === 'date' || type === 'datetime-local' || type === 'time') {
    for (const key of dateKeys(text)) await keyboard.press(key)
    return
  }
  await keyboard.press('Control+a')
  await keyboard.press('Delete')
  await keyboard.type(text)
}

type Choice = string | { readonly label?: string; readonly value?: string; readonly index?: number }

/** How many options the wanted one is below the selected one. */
const findSteps = (element: Element, choice: Choice): number => {
  const list = element.closest('label')?.control ?? element
  if (!(list instanceof HTMLSelectElement)) throw new Error('not a list of options')
  const wanted = typeof choice === 'string' ? { either: choice } : { either: undefined, ...choice }
  const usable = [...list.options].filter(({ disabled }) => !disabled)
  const target = usable.findIndex(
    option =>
      option.index === (wanted as { index?: number }).index ||
      [option.label, option.value].includes(wanted.either ?? '\0') ||
      option.label === (wanted as { label?: string }).label ||
      option.value === (wanted as { value?: string }).value,
  )
  if (target < 0) throw new Error('no such option')
  return target - usable.findIndex(option => option.index === list.selectedIndex)
}

export const selectByKeyboard = async (target: Locator, choice: Choice): Promise<void> => {
  await reachEnabled(target)
  const steps = await target.evaluate(findSteps, choice)
  for (let i = 0; i < Math.abs(steps); i += 1)
    await target.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
}
