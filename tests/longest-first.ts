import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files start first, so that none of them runs alone at the end. */
const longest = ['browser/kinds', 'browser/accessibility', 'audit/faults', 'instant/life']

/** Measures time differences between two browsers, so it starts last, when few other files still run. */
const last = 'browser/story'

const getPlace = ({ moduleId }: TestSpecification): number => {
  const isFile = (part: string): boolean => moduleId.includes(`${part}.test.`)
  if (isFile(last)) return longest.length + 1
  const place = longest.findIndex(isFile)
  return place < 0 ? longest.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => getPlace(a) - getPlace(b))
  }
}
