import { median } from './statistics.ts'

export type Sides<K extends string> = { readonly [S in K]: () => Promise<number> }

/** Runs all sides in turn in every round, so that other load on the machine affects all of them equally. */
export const interleaved = async <K extends string>(
  rounds: number,
  sides: Sides<K>,
  say: (line: string) => void,
): Promise<Record<K, number>> => {
  const names = Object.keys(sides) as K[]
  const measured = new Map<K, number[]>(names.map(name => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) {
      const value = await sides[name]()
      measured.get(name)!.push(value)
      say(`round ${round}/${rounds}  ${name}  ${value.toPrecision(5)}`)
    }
  }
  return Object.fromEntries([...measured].map(([name, values]) => [name, median(values)])) as Record<
    K,
    number
  >
}
