import { useSearchParams } from 'react-router'

/** One of several choices, kept in the address. An unknown text stands for the first choice. */
export const useChoice = <Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: Choice) => void] => {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get(name)
  const chosen = choices.find(choice => choice === text) ?? choices[0]
  const choose = (choice: Choice): void =>
    setParameters(
      before => {
        const next = new URLSearchParams(before)
        if (choice === choices[0]) next.delete(name)
        else next.set(name, choice)
        return next
      },
      { replace: true },
    )
  return [chosen, choose]
}

/** A number in the address, such as `player=42`. */
export const useNumberInAddress = (
  name: string,
): readonly [number | undefined, (value: number | undefined) => void] => {
  const [parameters, setParameters] = useSearchParams()
  const value = Number(parameters.get(name))
  const change = (next: number | undefined): void =>
    setParameters(
      before => {
        const all = new URLSearchParams(before)
        if (next === undefined) all.delete(name)
        else all.set(name, String(next))
        return all
      },
      { replace: true },
    )
  return [Number.isSafeInteger(value) && value > 0 ? value : undefined, change]
}
