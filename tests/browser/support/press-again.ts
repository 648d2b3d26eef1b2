import { pressGapMs } from '@fairground/ui/controls/use-guarded-press'
import type { Page } from 'playwright-core'

/** Waits as long as a button ignores a second press. */
export const waitToPressAgain = (page: Page): Promise<void> => page.waitForTimeout(pressGapMs)
