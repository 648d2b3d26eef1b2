export { addEntry, readEntries } from './cases/case-entries.ts'
export { openCase } from './cases/open-cases.ts'
export { readRules } from './protection-rules.ts'
export {
  endForcedBreak,
  lockAction,
  readActions,
  updatePromotionsStopped,
  updateToLifted,
} from './queries/actions.ts'
export { lockCase, readCases, updateToDecided } from './queries/cases.ts'
export { endHolds, insertHold, readHolds } from './queries/holds.ts'
export { readDays } from './queries/days.ts'
export { insertRules } from './queries/rules.ts'
export { forceBreak, offerLimit, stopPromotions } from './take-action.ts'
