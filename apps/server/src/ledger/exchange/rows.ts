/** What the operator has set for exchanges. The lane reads it itself, so that no sender can choose a rate. */
export interface ExchangeTerms {
  readonly currency: string
  /** By currency. The operator's own currency has the value 1. */
  readonly rates: ReadonlyMap<string, CurrencyRate>
  readonly chipPacks: readonly ChipPack[]
}

export interface CurrencyRate {
  readonly value: string
  readonly retired: boolean
}

/** A pack of points. The price is in the operator's currency. */
export interface ChipPack {
  readonly id: number
  readonly price: string
  readonly chips: string
}

export const noExchange: ExchangeTerms = { currency: '', rates: new Map(), chipPacks: [] }
