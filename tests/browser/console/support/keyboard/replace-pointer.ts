import type { Locator, Page } from 'playwright-core'
import { pressByKeyboard, selectByKeyboard, setCheckedByKeyboard, writeByKeyboard } from './keyboard-acts.ts'
import { reach } from './reach.ts'

/** Pages that are used without a pointer. */
const pages = new WeakSet<Page>()
let isReplaced = false

type Acts = Pick<
  Locator,
  | 'click'
  | 'check'
  | 'uncheck'
  | 'setChecked'
  | 'fill'
  | 'clear'
  | 'pressSequentially'
  | 'selectOption'
  | 'focus'
  | 'press'
  | 'hover'
  | 'dragTo'
>

/** What the steps of a test do on a page without a pointer. */
const acts = (target: Locator): Acts => ({
  click: () => pressByKeyboard(target),
  check: () => setCheckedByKeyboard(target, true),
  uncheck: () => setCheckedByKeyboard(target, false),
  setChecked: checked => setCheckedByKeyboard(target, checked),
  fill: text => writeByKeyboard(target, text),
  clear: () => writeByKeyboard(target, ''),
  pressSequentially: text => writeByKeyboard(target, text),
  selectOption: async choice => {
    await selectByKeyboard(target, choice as string)
    return []
  },
  focus: async () => void (await reach(target)),
  press: async key => {
    await reach(target)
    await target.page().keyboard.press(key)
  },
  hover: () => Promise.reject(new Error('a keyboard cannot hover')),
  dragTo: () => Promise.reject(new Error('a keyboard cannot drag')),
})

/** From now on every step of a test on this page uses the keyboard: stops and keys instead of clicks. */
export const replacePointer = (page: Page): void => {
  pages.add(page)
  if (isReplaced) return
  isReplaced = true
  const prototype = Object.getPrototypeOf(page.locator('body')) as Record<string, unknown>
  for (const name of Object.keys(acts(page.locator('body'))) as (keyof Acts)[]) {
    const original = prototype[name] as (...args: unknown[]) => unknown
    prototype[name] = function (this: Locator, ...args: unknown[]): unknown {
      if (!pages.has(this.page())) return original.apply(this, args)
      return (acts(this)[name] as (...args: unknown[]) => unknown)(...args)
    }
  }
}
