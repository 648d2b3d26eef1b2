import type { Locator, Page } from 'playwright-core'
import { pressTabTo } from './press-tab-to.ts'

/** An input device: tests run the same steps with the mouse and with the keyboard. */
export interface InputDevice {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** Selects the next option of a list. */
  chooseNext(list: Locator): Promise<void>
  /** Presses the first targets of a group in which the arrow keys move the focus. */
  pressEach(targets: Locator, count: number): Promise<void>
}

export const mouse = (): InputDevice => ({
  press: target => target.click(),
  write: (target, text) => target.fill(text),
  async chooseNext(list) {
    const now = await list.evaluate(element => (element as HTMLSelectElement).selectedIndex)
    await list.selectOption({ index: now + 1 })
  },
  async pressEach(targets, count) {
    for (let i = 0; i < count; i += 1) await targets.nth(i).click()
  },
})

export const keyboard = (page: Page): InputDevice => ({
  async press(target) {
    await pressTabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async write(target, text) {
    await pressTabTo(page, target)
    await page.keyboard.type(text)
  },
  async chooseNext(list) {
    await pressTabTo(page, list)
    await page.keyboard.press('ArrowDown')
  },
  async pressEach(targets, count) {
    await pressTabTo(page, targets.first())
    for (let i = 0; i < count; i += 1) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
    }
  },
})
