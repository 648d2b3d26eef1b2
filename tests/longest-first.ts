import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, each of these would run on alone when all others are done. */
const longest = ['browser/kinds', 'browser/accessibility', 'audit/faults', 'killed-services', 'instant/life']

/** Compares two browsers' clocks: begun when hardly anything else still runs. */
const last = 'browser/story'

const placeOf = ({ moduleId }: TestSpecification): number => {
  const isOf = (part: string): boolean => moduleId.includes(`${part}.test.`)
  if (isOf(last)) return longest.length + 1
  const place = longest.findIndex(isOf)
  return place < 0 ? longest.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
